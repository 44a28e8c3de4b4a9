"""Plain Python that the engine may come to use: with it, changes of the engine seldom change the list of functions.

Not here: running it (hot), and anything of rare modules, which may be cold.
"""

from __future__ import annotations

WIDE = r"""
import copy, functools, gc, itertools, json, random, traceback, weakref
from collections import Counter, defaultdict, deque
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum

class Kind(Enum):
    A = "a"
    B = "b"

class Rank(IntEnum):
    LOW = 1
    HIGH = 2

@dataclass(frozen=True, slots=True, order=True)
class Item:
    rank: Rank
    name: str = "x"
    parts: tuple = field(default=(), compare=False)

    @property
    def doubled(self):
        return self.rank * 2

@functools.cache
def power(base, n=3):
    return base ** n

@functools.lru_cache(maxsize=4)
def third(value):
    return value / 3

def pieces(count):
    done = 0
    try:
        while done < count:
            got = yield done
            done += got or 1
    except ValueError as error:
        yield str(error)
    finally:
        done = -1
    return (yield from range(2))

def wide():
    items = sorted((Item(r, n) for r in Rank for n in "bac"), key=lambda i: (-i.rank, i.name), reverse=True)
    numbers = [random.random() * 100 - 50 for _ in range(40)] + [random.randrange(99), random.gauss(0, 1), random.choice((1, 2))]
    random.shuffle(items); random.sample(range(32), 8); random.choices("ab", weights=(1, 2), k=3); random.getrandbits(64); random.uniform(1, 2); random.Random("seed é").randint(1, 6)
    numbers.sort(); numbers.reverse(); numbers.insert(1, 7); numbers.pop(); numbers.pop(0); numbers.remove(7); del numbers[2:6:2]; numbers[1:2] = [1.5, 2]
    counts = Counter(i.name for i in items); groups = defaultdict(list); queue = deque(numbers, maxlen=9); queue.rotate(2); queue.appendleft(1); queue.popleft()
    for i in items: groups[i.rank].append(i)
    table = {**dict(zip("abc", range(3))), "d": None} | {Kind.A: 1}; table.update(e=5); table.pop("e"); table.setdefault("f", []).append(1); table.get("g", 3); table.popitem(); del table["a"]
    these, those = {1, 2, 3, "x"}, frozenset((2, 3, 4)); sets = (these | those, these & those, these - those, these ^ those, these <= those, these.isdisjoint(those)); these.discard(9); these.update(those); these.add(7); these.pop(); these.clear()
    text = "Atout, 7 ♠ é".lower().upper().title().strip().replace("7", "8").casefold().center(20, "*").ljust(22).rjust(24).zfill(25); words = text.split(","); text = "-".join(words).encode("utf-8").decode(); text.find("x"), text.rfind("é"), text.startswith(("a", "b")), text.endswith("x"), text.count("-"), text.partition("-"), text.rpartition("-"), text.isdigit(), text.isalpha(), text.isidentifier(), text[::-1], text * 2, "a" in text, text.splitlines(), text.index("-"), text.translate({45: "+"}), text.removeprefix("*").removesuffix("*"), text.capitalize(), text.swapcase(), text.expandtabs(), text.isspace(), text.isupper(), text.rsplit("-", 1), text.lstrip("*").rstrip("*")
    shown = f"{numbers[0]:.3f} {12345:,} {7:>4} {True!r:^8} {255:#x} {0.5:.1%} {1e30:g} {-3:+d} {Kind.A!s} {items[0]!r}" + "{} {name!r}".format(1, name="n") + "%s %5.2f %d" % ("a", 1.5, 3) + repr(1.1) + str(10 ** 30) + ascii("é") + chr(9824) + hex(255) + bin(5) + oct(8)
    sums = (sum(numbers), min(numbers), max(numbers, key=abs), round(2.5678, 2), round(7.5), divmod(17, 5), divmod(-7.5, 2), 7 // -2, -7 % 3, 2 ** 0.5, 2 ** -1, pow(3, 5, 7), abs(-1.5), 10 ** 30 // 7 ** 9 % 1000, (1 << 70) >> 3 & 0xff | 3 ^ 1, ~5, (12).bit_length(), (13).bit_count(), int("12"), int("ff", 16), int(3.9), float("1.5e3"), float("nan") != float("nan"), 3 < 4.5 <= 5, bool([]), complex(1, 2).real, 1.5 .is_integer(), (5).to_bytes(2, "big"), int.from_bytes(b"ab", "little"), hash((1, "a", 2.5, None)), 7 == 7.0)
    pairs = [*zip(numbers, items, strict=False)], [*enumerate(items, 1)], [*reversed(items)], [*map(str, numbers)], [*filter(None, (0, 1))], any(numbers), all(numbers), [*itertools.chain("ab", [1])], [*itertools.combinations("abc", 2)], [*itertools.permutations("ab")], [*itertools.product("ab", repeat=2)], [*itertools.groupby("aab")], [*itertools.islice(itertools.count(2, 3), 3)], [*itertools.accumulate((1, 2, 3))], [*itertools.pairwise("abc")], [*itertools.takewhile(bool, (1, 0))], [*itertools.dropwhile(bool, (1, 0))], [*itertools.zip_longest("a", "bc")], [*itertools.repeat(1, 2)], [*itertools.starmap(pow, [(2, 3)])], [*itertools.batched("abc", 2)], [*itertools.compress("ab", (0, 1))], functools.reduce(lambda a, b: a + b, (1, 2)), functools.partial(power, n=2)(3)
    bits, view = bytearray(b"abc"), memoryview(b"abc"); bits.extend(b"d"); bits[0] = 65; bytes(view[1:]).hex(), bits.find(b"c"), b"a,b".split(b","), bytes(3), b"x" + bits
    said = json.loads(json.dumps({"a": [1, 2.5, None, True, "é\u2660\n"], "b": {"c": -10 ** 20}, "d": numbers}, indent=1, sort_keys=True)), json.dumps(said_of(items), ensure_ascii=False, separators=(",", ":"))
    run = pieces(3); next(run); run.send(1); run.throw(ValueError("thrown")); run.close(); third(1); third(2); power(2); power(2); power.cache_clear(); third.cache_info()
    match items[0]:
        case Item(rank=Rank.LOW, name=str(name)): seen = name
        case Item(): seen = "other"
    match [1, {"a": 2}]:
        case [int(), {"a": a}]: seen += str(a)
    first, *rest = items; (a, b), c = (1, 2), 3; copies = copy.copy(items), copy.deepcopy([1, {"a": (2,)}]), replace(items[0], name="y"), items[0] == items[1], items[0] < items[1], hash(items[0]), items[0].doubled, Kind("a"), Kind["B"], Rank(2), list(Kind), Rank.LOW + 1, isinstance(first, Item), issubclass(Rank, int), getattr(first, "none", 0), hasattr(first, "name"), type(first).__name__, vars(Kind).keys() & {"A"}, callable(first), id(first), dir(first)[0]
    return len(shown) + len(copies)

def said_of(items):
    return [{"n": i.name, "r": i.rank} for i in items]

def failing():
    told = []
    for wrong in (lambda: 1 / 0, lambda: [][1], lambda: {}["a"], lambda: None.x, lambda: int("x"), lambda: "a" + 1, lambda: nowhere, lambda: next(iter(())), lambda: Kind("z"), lambda: (1, 2)[5], lambda: json.loads("{"), lambda: [].remove(1), lambda: len(3), lambda: Item(), lambda: b"\xff".decode(), lambda: 2.0 ** 9999, lambda: recursive(), lambda: exec("f("), lambda: setattr(Item(Rank.LOW), "name", 1), lambda: __import__("nowhere")):
        try:
            try:
                wrong()
            except (KeyError, LookupError) as error:
                raise RuntimeError("inner é") from error
            except ArithmeticError:
                raise
        except Exception as error:
            told.append("".join(traceback.format_exception(error))[-300:])
            error.add_note("noted")
    try:
        raise ExceptionGroup("several", [ValueError(1), KeyError(2)])
    except* ValueError:
        pass
    except* KeyError:
        pass
    return len(told)

def recursive():
    return recursive()

class Node:
    def __init__(self, *parts):
        self.parts, self.own = parts, self

def begun():
    numbers, names = [1, 2, 3], {"a": 1, "b": 2}
    yield from (iter(numbers), iter((1, 2)), iter("ab"), iter("é♠"), iter(b"ab"), iter(range(3)), iter({1, 2}), iter(names), iter(names.values()), iter(names.items()), reversed(numbers), reversed(names), iter(deque(numbers)), enumerate(numbers), zip(numbers, "ab"), map(str, numbers), filter(None, numbers), iter(numbers.copy, None))
    yield from (itertools.chain([1], "b"), itertools.chain.from_iterable([[1, 2]]), itertools.combinations("abc", 2), itertools.permutations("abc"), itertools.product("ab", repeat=2), itertools.groupby("aab"), itertools.islice(numbers, 3), itertools.count(2, 3), itertools.cycle("ab"), itertools.accumulate(numbers), itertools.pairwise("abc"), itertools.takewhile(bool, numbers), itertools.dropwhile(bool, (0, 1, 2)), itertools.zip_longest("a", "bc"), itertools.repeat(1, 2), itertools.starmap(pow, [(2, 3), (3, 2)]), itertools.batched("abcd", 2), itertools.compress("ab", (1, 1)), itertools.filterfalse(None, (0, 0)), itertools.combinations_with_replacement("ab", 2), *itertools.tee(numbers), (n for n in numbers), pieces(3))

def held():
    counts = Counter("ab"); bound = counts.most_common
    try:
        raise KeyError(Node())
    except KeyError as error:
        return [names for names in ({}.keys(), {"a": []}.items(), {"a": []}.values())] + [error, error.__traceback__, slice(1, [2]), memoryview(b"ab"), bytearray(b"a"), bound, [].append, len, functools.partial(pow, 2), power, third, Item.doubled, Item.__dict__, property(held), staticmethod(held), classmethod(held), lambda: bound, random.Random(1), deque([[1]], maxlen=2), defaultdict(list, a=[1]), counts, frozenset(((1, 2),)), {(1, 2)}, Item(Rank.LOW), weakref.ref(Kind), super(Node, Node()), Kind.A, Node, type(len), json, list[int], int | None, ExceptionGroup("g", [ValueError(1)])]

def collected():
    # What is at work, or is held, whenever Python looks for what nobody needs; then the same as a ring that nobody needs.
    working = [*begun()]
    for one in working: next(one)
    for age in (0, 1, 2): gc.collect(age)
    for one in (working, held()):
        for part in one: Node(part, [part], {"part": part}, {1: part}, {id(part)}, deque([part]), lambda: part, functools.partial(print, part))
    for age in (0, 1, 2): gc.collect(age)
    rings = []
    for n in range(3000):
        ring = [n]; ring.append(ring); rings.append({"ring": ring})
    del ring, rings
    for n in range(9):
        one = [n]; ring = pieces(3) if n % 2 else (r for r in [one]); next(ring); one.append(ring); one.append(one); watch = Node(one); seen = weakref.ref(watch, lambda gone: None); watch.seen = seen
    del one, ring, watch
    gc.collect()

for _ in range(3):
    wide()
    collected()
result = failing()
"""
