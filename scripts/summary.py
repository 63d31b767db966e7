#!/usr/bin/env python3
"""Sums up a run of ./test from its JUnit files; the last line is "N passed, N failed".

scripts/summary.py FOLDER [--times]

FOLDER/ctest.xml has a case for each of CTest's tests. If a test named NAME has written FOLDER/NAME.xml, the cases in that
file are counted instead: unit test programs, the page's tests, browser tests. The status is 1 if anything failed or if
nothing ran.
"""
import argparse
import sys
import tempfile
import xml.etree.ElementTree as xml
from collections import Counter
from pathlib import Path


def inner_cases(file):
    """Passed and failed cases, and the names of the failed ones."""
    passed, failed = 0, []
    for case in xml.parse(file).getroot().iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            failed.append(f"{case.get('classname', '')} {case.get('name', '')}".strip())
        elif case.find("skipped") is None and case.get("status") != "notrun":
            passed += 1
    return passed, failed


def sum_up(folder):
    """By group: passed, failed, seconds; and the names of all that failed."""
    passed, failed, seconds, names = Counter(), Counter(), Counter(), []
    for case in xml.parse(folder / "ctest.xml").getroot().iter("testcase"):
        name = case.get("name")
        group = name.split(".")[0]
        seconds[group] += float(case.get("time") or 0)
        ran_well = case.get("status") == "run"
        skipped = case.find("skipped")
        if skipped is not None and skipped.get("message", "").startswith("SKIP_"):
            continue  # it said itself that it has nothing to look at here
        inner = folder / f"{name}.xml"
        if inner.exists():
            good, bad = inner_cases(inner)
            passed[group] += good
            if not ran_well or bad:
                failed[group] += max(1, len(bad))
                names += [f"{name}: {one}" for one in bad] or [f"{name} (status, time limit or a crash)"]
        elif ran_well:
            passed[group] += 1
        else:
            failed[group] += 1
            names.append(name if case.get("status") == "fail" else f"{name} (not run: what it needs failed)")
    return passed, failed, seconds, names


def tell(folder, with_times):
    passed, failed, seconds, names = sum_up(folder)
    groups = sorted(seconds, key=lambda group: -seconds[group])
    if with_times or len(groups) > 1:
        print("\n  passed  failed  seconds")
        for group in groups:
            print(f"  {passed[group]:6}  {failed[group]:6}  {seconds[group]:7.0f}  {group}")
    if names:
        print("\nFailed:")
        for name in names:
            print(f"  {name}")
        print("Run a group alone with ./test --only GROUP; the whole output is in build/logs/ctest.log.")
    print(f"{passed.total()} passed, {failed.total()} failed")
    return failed.total() == 0 and passed.total() > 0


def self_test():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "ctest.xml").write_text(
            '<testsuite><testcase name="unit.rules.a" status="run" time="1"/><testcase name="page.unit" status="fail" time="2"/>'
            '<testcase name="threads.net" status="fail" time="1"/><testcase name="sanitize.x" status="notrun" time="0"/>'
            '<testcase name="unit.s" status="notrun"><skipped message="SKIP_REGULAR_EXPRESSION_MATCHED"/></testcase></testsuite>',
            encoding="utf-8",
        )
        (folder / "page.unit.xml").write_text(
            '<testsuites><testsuite><testcase classname="f" name="one"/><testcase classname="f" name="two"><failure/></testcase>'
            '<testcase name="three"><skipped/></testcase></testsuite></testsuites>',
            encoding="utf-8",
        )
        # A program that crashed has left no failed case, but it has still failed.
        (folder / "threads.net.xml").write_text('<testsuites><testcase name="one" status="run"/></testsuites>', encoding="utf-8")
        passed, failed, _, names = sum_up(folder)
        assert passed == Counter(unit=1, page=1, threads=1), passed
        assert failed == Counter(page=1, threads=1, sanitize=1), failed
        assert names[0] == "page.unit: f two", names
        (folder / "ctest.xml").write_text("<testsuite/>", encoding="utf-8")
        assert not tell(folder, False), "nothing ran, and that is no success"
    print("ok")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--times", action="store_true", help="print the table of groups even if there is only one")
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    if arguments.self_test:
        self_test()
        return
    sys.exit(0 if tell(arguments.folder, arguments.times) else 1)


if __name__ == "__main__":
    main()
