"""How fast the engine is on this machine, as ratios to a fixed loop; run with `python3 run.py bench`.

Not here: any assertion; speed is printed, never tested.
"""
