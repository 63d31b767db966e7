#!/usr/bin/env python3
"""Do the tests notice? Disables each refusal and each emitted event in src/rules, one at a time.

Every change is built in a copy of the tree (build/mutants, one copy per worker) and must make test_rules or a short
test_property fail. At least 95% have to be caught, and each survivor has to be in tests/mutants.survivors:
    file:function-or-text: reason

scripts/mutants.py              runs them all
scripts/mutants.py --list       lists them
scripts/mutants.py --self-test  checks this script on a small sample
"""
import argparse
import collections
import dataclasses
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "mutants"
SURVIVORS = ROOT / "tests" / "mutants.survivors"
SHARE_TO_CATCH = 0.95

# ------------------------------------------------------------------------------------------------ reading C++ text
NOT_CODE = re.compile(
    r'R"([^\s()\\]{0,16})\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\\n])+\'|//[^\n]*|/\*.*?\*/', re.DOTALL
)
PARTNER = {"(": ")", "{": "}", "[": "]"}
CLOSERS = set(PARTNER.values())


def code_of(text):
    """The text with comments and literals blanked; positions stay."""
    return NOT_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def partner(code, opening):
    """The position of the bracket that closes the one at opening."""
    depth = 0
    for position in range(opening, len(code)):
        if code[position] in PARTNER:
            depth += 1
        elif code[position] in CLOSERS:
            depth -= 1
            if depth == 0:
                return position
    raise ValueError("brackets do not match")


def partner_before(code, closing):
    depth = 0
    for position in range(closing, -1, -1):
        if code[position] in CLOSERS:
            depth += 1
        elif code[position] in PARTNER:
            depth -= 1
            if depth == 0:
                return position
    raise ValueError("brackets do not match")


def end_of_statement(code, start):
    """The position after the ; that ends the statement at start."""
    position = start
    while code[position] != ";":
        position = partner(code, position) + 1 if code[position] in PARTNER else position + 1
    return position + 1


def last_visible(code, end):
    """The position of the last character before end that isn't a space, or -1."""
    return len(code[:end].rstrip()) - 1


def word_before(code, end):
    match = re.search(r"(\w+)\s*$", code[:end])
    return match.group(1) if match else ""


def block_around(code, position):
    """The position of the { whose block contains the position, or -1."""
    depth = 0
    for i in range(position - 1, -1, -1):
        if code[i] == "}":
            depth += 1
        elif code[i] == "{":
            if depth == 0:
                return i
            depth -= 1
    return -1


def function_around(code, position):
    """The name of the function that contains the position."""
    name = ""
    opening = block_around(code, position)
    while opening >= 0:
        head = re.split(r"[;{}]", code[:opening])[-1]
        match = re.search(r"([\w:~]+)\s*\(", head)
        if match and match.group(1) not in ("if", "for", "while", "switch", "catch"):
            name = match.group(1)
        opening = block_around(code, opening)
    return name


# ------------------------------------------------------------------------------------------------------- mutants
@dataclasses.dataclass
class Mutant:
    file: str  # relative to the project
    line: int
    function: str
    text: str  # the statement in one line
    start: int  # what is replaced
    end: int
    replacement: str

    def __str__(self):
        return f"{self.file}:{self.line}: {self.function}: {self.text}"

    def apply(self, text):
        return text[: self.start] + self.replacement + text[self.end :]


REFUSAL = re.compile(
    r"\breturn\s+(?:\w+::)*(?:refuse\s*\(|unexpected\s*[({]|Refusal\s*\{|Flaw\s*\{|Reason::\w+\s*;)"
    r"|\breturn\s*\{\s*(?:\.(?:reason|objection|caught)\b|(?:\.obstacle\s*=\s*)?Obstacle::(?!None\b))"
)
PASSED_ON = re.compile(r"\breturn\s+(objection|refusal|flaw)\s*;")
EVENT = re.compile(r"(?:\b\w+\s*(?:\.|->)\s*)*\b(?:events\s*(?:\.|->)\s*(?:push_back|emplace_back)|emit(?:\s*<[^<>;]*>)?)\s*\(")
FIRST_EVENTS = re.compile(r"\b(?:Events\s+\w+|return\s+Events)\s*\{")
DECLARATION = re.compile(r"^\s*(?:const\s+|constexpr\s+)?[A-Za-z_][\w:]*(?:<.*>)?(?:\s*[&*]+\s*|\s+)[A-Za-z_]\w*\s*(?:=(?!=)|\{)", re.DOTALL)
ANY_REFUSAL = re.compile(r"(?<![\w.])refuse\s*\(")


@dataclasses.dataclass
class Guard:
    """The if before a return statement."""

    begin: int  # of the word if
    condition: tuple  # from, to
    can_be_false: bool  # else the statement has to be left out


def guard_of(code, start, end):
    """The guard of the return statement from start to end, or None if something must be returned in any case."""
    before = last_visible(code, start)
    if before < 0 or code[before] == ":" or word_before(code, start) == "else":
        return None
    alone = True
    if code[before] != ")":
        opening = block_around(code, start)
        alone = opening == before and code[end:].lstrip().startswith("}")
        before = last_visible(code, max(opening, 0))
        if before < 0 or code[before] != ")":
            return None
    bracket = partner_before(code, before)
    if word_before(code, bracket) != "if":
        return None
    condition, depth = bracket + 1, 0
    for i in range(bracket + 1, before):  # if (init; condition)
        depth += (code[i] in PARTNER) - (code[i] in CLOSERS)
        if code[i] == ";" and depth == 0:
            condition = i + 1
    can_be_false = alone and not DECLARATION.match(code[condition:before])
    return Guard(code.rindex("if", 0, bracket), (condition, before), can_be_false)


def find_mutants(file, text):
    """(mutants, places that look like a refusal but cannot be disabled here) of one file."""
    code = code_of(text)
    mutants = []

    def add(start, end, cut_from, cut_to, replacement, shown_from=None):
        shown = text[start if shown_from is None else shown_from : end]
        words = " ".join(NOT_CODE.sub(lambda match: "" if match.group()[0] == "/" else match.group(), shown).split())
        mutants.append(
            (start, end, Mutant(file, text.count("\n", 0, start) + 1, function_around(code, start), words, cut_from, cut_to, replacement))
        )

    for pattern in (REFUSAL, PASSED_ON):
        for match in pattern.finditer(code):
            start, end = match.start(), end_of_statement(code, match.start())
            if function_around(code, start) == "refuse":
                continue
            guard = guard_of(code, start, end)
            if guard and guard.can_be_false:
                cut_from, cut_to = guard.condition
                add(start, end, cut_from, cut_to, f"false && ({text[cut_from:cut_to].strip()})", guard.begin)
            elif guard:
                add(start, end, start, end, "{}", guard.begin)
            elif pattern is REFUSAL:
                add(start, end, start, end, "return {};")

    for match in EVENT.finditer(code):
        start = match.start()
        before = last_visible(code, start)
        closing = partner(code, match.end() - 1)
        is_statement = before < 0 or code[before] in ";{}):" or word_before(code, start) == "else"
        if not is_statement or not code[closing + 1 :].lstrip().startswith(";"):
            continue  # a declaration
        if function_around(code, start) == "emit":
            continue
        end = end_of_statement(code, start)
        add(start, end, start, end, "{}")

    for match in FIRST_EVENTS.finditer(code):
        opening = match.end() - 1
        closing = partner(code, opening)
        if code[opening + 1 : closing].strip():
            add(match.start(), end_of_statement(code, match.start()), opening + 1, closing, "")

    mutants.sort(key=lambda entry: entry[0])
    missed = []
    for match in ANY_REFUSAL.finditer(code):
        position = match.start()
        is_definition = word_before(code, position) not in ("return", "else", "") and code[last_visible(code, position)] not in "?:(,;{}="
        is_definition = is_definition or code[last_visible(code, position)] == ">"
        if not is_definition and not any(start <= position < end for start, end, _ in mutants):
            line = text.count("\n", 0, position) + 1
            missed.append(f"{file}:{line}: {' '.join(text.splitlines()[line - 1].split())}")
    return [mutant for _, _, mutant in mutants], missed


def all_mutants():
    mutants, missed = [], []
    for path in sorted((ROOT / "src" / "rules").iterdir()):
        if path.suffix not in (".h", ".cpp") or path.name.endswith("_test.cpp"):
            continue
        found, not_found = find_mutants(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))
        mutants += found
        missed += not_found
    return mutants, missed


# ----------------------------------------------------------------------------------------------------- survivors
@dataclasses.dataclass
class Known:
    file: str
    text: str
    reason: str
    used: bool = False

    def explains(self, mutant):
        same_file = mutant.file == self.file or mutant.file.endswith("/" + self.file)
        return same_file and (self.text == mutant.function or self.text in mutant.text)


def read_survivors(text):
    known = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        match = re.match(r"([^:]+):\s*(.+?):\s+(\S.*)$", line)
        if not match:
            raise SystemExit(f"tests/mutants.survivors:{number}: write file:function-or-text: reason")
        known.append(Known(match.group(1).strip(), match.group(2).strip(), match.group(3)))
    return known


# ------------------------------------------------------------------------------------------------------- running
FLAGS = "-w -O1 -D_GLIBCXX_ASSERTIONS -fsanitize=return,unreachable -fsanitize-trap=return,unreachable"


class Worker:
    """A copy of the tree with its own build folder."""

    def __init__(self, number, arguments):
        self.tree = WORK / f"tree{number}"
        self.build = WORK / f"build{number}"
        self.limit = 600.0  # seconds for a test program, until the unchanged tree has told better
        self.environment = dict(
            os.environ,
            MAGICMAZE_ACTIONS=str(arguments.actions),
            RC_PARAMS="seed=1 noshrink=1",
            CCACHE_BASEDIR=str(self.tree),
            CCACHE_NOHASHDIR="1",
        )

    def copy_tree(self):
        """Makes the copy equal to the project, without touching files that are already the same."""
        wanted = set()
        for name in ("CMakeLists.txt", "bench", "cmake", "docs", "src", "tests"):
            source = ROOT / name
            for path in [source] if source.is_file() else sorted(source.rglob("*")):
                if not path.is_file():
                    continue
                target = self.tree / path.relative_to(ROOT)
                wanted.add(target)
                if not target.exists() or target.read_bytes() != path.read_bytes():
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(path, target)
        for path in self.tree.rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()

    def run(self, *command, limit=None):
        """(succeeded, output); exceeding the time limit is a failure."""
        try:
            done = subprocess.run(
                command, cwd=self.tree, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, timeout=limit, check=False,
            )
        except subprocess.TimeoutExpired as expired:
            return False, (expired.stdout or b"").decode(errors="replace") + "\ntime limit"
        return done.returncode == 0, done.stdout.decode(errors="replace")

    def configure(self):
        return self.run(
            "cmake", "-G", "Ninja", "-S", str(self.tree), "-B", str(self.build),
            f"-DCMAKE_TOOLCHAIN_FILE={self.tree}/cmake/toolchains/llvm.cmake", "-DCMAKE_BUILD_TYPE=None",
            f"-DCMAKE_CXX_FLAGS={FLAGS}", "-DMAGICMAZE_WERROR=OFF",
        )  # fmt: skip

    def make(self, target, jobs=1):
        return self.run("ninja", "-C", str(self.build), "-j", str(jobs), target, limit=900)

    def test(self, program):
        return self.run(str(self.build / program), "--gtest_fail_fast", "--gtest_brief=1", limit=self.limit)

    def try_out(self, mutant):
        """caught, survived or does not compile"""
        path = self.tree / mutant.file
        original = path.read_text(encoding="utf-8")
        path.write_text(mutant.apply(original), encoding="utf-8")
        try:
            for program in ("test_rules", "test_property"):
                if not self.make(program)[0]:
                    return "does not compile"
                if not self.test(program)[0]:
                    return "caught"
            return "survived"
        finally:
            path.write_text(original, encoding="utf-8")


class Progress:
    """One line on a terminal; otherwise a line now and then."""

    def __init__(self, total):
        self.total, self.done, self.survived = total, 0, 0
        self.begun = self.told = time.monotonic()

    def step(self, result):
        self.done += 1
        self.survived += result == "survived"
        now = time.monotonic()
        left = (now - self.begun) / self.done * (self.total - self.done)
        bar = ("#" * (20 * self.done // self.total)).ljust(20, ".")
        line = f"[{bar}] {self.done} of {self.total}, {self.survived} survived, {int(left) // 60}:{int(left) % 60:02} left"
        if sys.stdout.isatty():
            print(f"\r\033[K{line}", end="" if self.done < self.total else "\n", flush=True)
        elif now - self.told > 15 or self.done == self.total:
            self.told = now
            print(line, flush=True)


def prepare(workers, jobs):
    """Builds and tests the unchanged tree: a failure there would prove nothing about a mutant."""
    for number, worker in enumerate(workers):
        worker.copy_tree()
        well, output = worker.configure()
        for program in ("test_rules", "test_property"):
            if well:
                well, output = worker.make(program, jobs)
        if not well:
            raise SystemExit(f"{output[-4000:]}\nThe unchanged tree does not build: src/rules/*_test.cpp and tests/property/*.cpp are needed.")
        if number:
            continue
        slowest = 0.0
        for program in ("test_rules", "test_property"):
            begun = time.monotonic()
            well, output = worker.test(program)
            slowest = max(slowest, time.monotonic() - begun)
            if not well:
                raise SystemExit(f"{output[-4000:]}\nThe unchanged tree fails {program}: mend that first.")
        limit = max(20.0, 6 * slowest)
    for worker in workers:
        worker.limit = limit
    print(f"The unchanged tree passes; each test program may take {limit:.0f} s.", flush=True)


def run_all(mutants, workers):
    """{mutant's index: result}. One worker starts at the front, the other at the back, so that they share few files."""
    queue = collections.deque(range(len(mutants)))
    results, progress, lock, failures = {}, Progress(len(mutants)), threading.Lock(), []

    def work(worker, take):
        try:
            while not failures:
                with lock:
                    if not queue:
                        return
                    index = take()
                result = worker.try_out(mutants[index])
                with lock:
                    results[index] = result
                    progress.step(result)
        except Exception as error:  # pylint: disable=broad-except
            failures.append(error)

    threads = [
        threading.Thread(target=work, args=(worker, queue.popleft if number % 2 == 0 else queue.pop))
        for number, worker in enumerate(workers)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return results


def report(mutants, results, missed):
    known = read_survivors(SURVIVORS.read_text(encoding="utf-8")) if SURVIVORS.exists() else []
    caught = sum(result == "caught" for result in results.values())
    tried = sum(result != "does not compile" for result in results.values())
    unexplained = 0
    for index, mutant in enumerate(mutants):
        if results[index] == "does not compile":
            print(f"doesn't compile, so it proves nothing: {mutant}")
        elif results[index] == "survived":
            entries = [entry for entry in known if entry.explains(mutant)]
            for entry in entries:
                entry.used = True
            unexplained += not entries
            print(f"survived{f' ({entries[0].reason})' if entries else ', no reason known'}: {mutant}")
    for entry in known:
        if not entry.used:
            print(f"tests/mutants.survivors names {entry.file}:{entry.text}, which did not survive: remove it")
    for place in missed:
        print(f"this script can't disable this refusal; write it as a statement: {place}")
    share = caught / tried if tried else 0.0
    print(f"{caught} of {tried} caught ({100 * share:.1f}%), {unexplained} survivors without a reason")
    mistakes = unexplained + len(missed) + (share < SHARE_TO_CATCH)
    if share < SHARE_TO_CATCH:
        print(f"Too few: at least {100 * SHARE_TO_CATCH:.0f}% are needed.")
    return mistakes == 0


# ----------------------------------------------------------------------------------------------------- self-test
SAMPLE = '''\
// return refuse(Reason::InAComment);
Decision refuse(Reason reason) { return std::unexpected{reason}; }
namespace rules {
Decision decide_move(const State& state, const Move& move) {
  if (state.over) return refuse(Reason::Over);  // B-END-1; not here
  if (const auto x = f(state, "; } )"); !x) return rules::refuse({.reason = Reason::A, .place = {1, 2}});
  if (const Objection objection = g(state)) return refuse(*objection);
  if (a == b(c)) {
    return refuse(Reason::Long,
                  h(";"));
  } else if (d) {
    log(d);
    return refuse(Reason::Two);
  } else {
    return refuse(Reason::Else);
  }
  switch (e) {
    case E::One:
      return refuse(Reason::Case);
  }
  Events events{PawnMoved{move.pawn}, Other{}};
  Events none{};
  events.push_back(Arrived{.at = {1, 2},
                           .by = seat});
  if (f) emit(resolution, Flipped{"a;b"}); else emit<Foo>(resolution);
  resolution.events.push_back(Last{});
  others.push_back(Nothing{});
  const auto r = f ? refuse(Reason::Missed) : ok;
  return events;
}
Step step(const State& state) {
  switch (e) {
    case E::Two:
      return {Obstacle::Wall};
  }
  if (f) return {Obstacle::Pawn, place};
  if (g) return Reason::Seven;
  if (h) return {.reason = Reason::Eight};
  return {Obstacle::None, place};
}
Objection ban(const State& state) {
  if (state.x) return Refusal{.reason = Reason::X};
  if (const Objection objection = g(state)) return objection;
  return Refusal{.reason = Reason::Y};
}
void emit(Resolution& resolution, const Event& event);
void emit(Resolution& resolution, const Event& event) { resolution.events.push_back(event); }
}
'''
EXPECTED = [  # line, function, the mutated line or lines
    (5, "decide_move", "  if (false && (state.over)) return refuse(Reason::Over);  // B-END-1; not here"),
    (6, "decide_move", '  if (const auto x = f(state, "; } )"); false && (!x)) return rules::refuse({.reason = Reason::A, .place = {1, 2}});'
     .replace("; false", ";false")),
    (7, "decide_move", "  if (const Objection objection = g(state)) {}"),
    (9, "decide_move", "  if (false && (a == b(c))) {"),
    (13, "decide_move", "    {}"),
    (15, "decide_move", "    return {};"),
    (19, "decide_move", "      return {};"),
    (21, "decide_move", "  Events events{};"),
    (23, "decide_move", "  {}"),
    (25, "decide_move", '  if (f) {} else emit<Foo>(resolution);'),
    (25, "decide_move", '  if (f) emit(resolution, Flipped{"a;b"}); else {}'),
    (26, "decide_move", "  {}"),
    (34, "step", "      return {};"),
    (36, "step", "  if (false && (f)) return {Obstacle::Pawn, place};"),
    (37, "step", "  if (false && (g)) return Reason::Seven;"),
    (38, "step", "  if (false && (h)) return {.reason = Reason::Eight};"),
    (42, "ban", "  if (false && (state.x)) return Refusal{.reason = Reason::X};"),
    (43, "ban", "  if (const Objection objection = g(state)) {}"),
    (44, "ban", "  return {};"),
]  # fmt: skip


def self_test():
    mutants, missed = find_mutants("src/rules/sample.cpp", SAMPLE)
    mistakes = []
    if [(mutant.line, mutant.function) for mutant in mutants] != [(line, function) for line, function, _ in EXPECTED]:
        mistakes.append("\n".join(["other mutants than expected:"] + [str(mutant) for mutant in mutants]))
    else:
        for mutant, (_, _, line) in zip(mutants, EXPECTED):
            if line not in mutant.apply(SAMPLE).splitlines():
                mistakes.append(f"{mutant}\n  has no line '{line}' in\n{mutant.apply(SAMPLE)}")
    if len(missed) != 1 or "Reason::Missed" not in missed[0]:
        mistakes.append(f"missed: {missed}")
    known = read_survivors("# why\nsample.cpp:Reason::Over: the door checks it: twice\nsrc/rules/sample.cpp:ban: no way\n")
    explained = [mutant.line for mutant in mutants if any(entry.explains(mutant) for entry in known)]
    if explained != [5, 42, 43, 44]:
        mistakes.append(f"survivors explain lines {explained}")
    for mistake in mistakes:
        print(mistake)
    return not mistakes


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--list", action="store_true", help="list the mutants and stop")
    parser.add_argument("--only", metavar="TEXT", help="only mutants whose line contains TEXT")
    parser.add_argument("--jobs", type=int, default=2, help="workers, each with a copy of the tree (2)")
    parser.add_argument("--actions", type=int, default=50_000, help="generated actions in test_property (50000)")
    arguments = parser.parse_args()
    if arguments.self_test:
        sys.exit(0 if self_test() else 1)
    mutants, missed = all_mutants()
    if arguments.only:
        mutants = [mutant for mutant in mutants if arguments.only in str(mutant)]
    if arguments.list:
        for mutant in mutants:
            print(mutant)
        print(f"{len(mutants)} mutants, {len(missed)} refusals that cannot be disabled: {missed}")
        return
    if not mutants:
        raise SystemExit("There is nothing to disable in src/rules.")
    print(f"{len(mutants)} refusals and events to disable, {arguments.jobs} workers; building the unchanged tree ...", flush=True)
    workers = [Worker(number, arguments) for number in range(arguments.jobs)]
    prepare(workers, arguments.jobs)
    results = run_all(mutants, workers)
    sys.exit(0 if report(mutants, results, missed) else 1)


if __name__ == "__main__":
    main()
