"""Builds libmagicmaze from the sources around this folder and puts it into the package."""
import pathlib
import shutil
import subprocess

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:  # before setuptools 70.1, as in Debian 12
    from wheel.bdist_wheel import bdist_wheel

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "library"
WORK = ROOT / "build" / "python"  # nothing is left between the sources


class Build(build_py):
    def run(self):
        subprocess.run(["cmake", "--preset", "library"], cwd=ROOT, check=True)
        subprocess.run(["cmake", "--build", "--preset", "library"], cwd=ROOT, check=True)
        super().run()
        to = pathlib.Path(self.build_lib) / "magicmaze"
        to.mkdir(parents=True, exist_ok=True)
        shutil.copy2(BUILT / "libmagicmaze.so", to / "libmagicmaze.so", follow_symlinks=True)


class Native(Distribution):
    def has_ext_modules(self):  # a wheel for this kind of machine
        return True


class Wheel(bdist_wheel):
    def get_tag(self):  # every Python 3 calls the library in the same way
        return "py3", "none", super().get_tag()[2]


WORK.mkdir(parents=True, exist_ok=True)
setup(cmdclass={"build_py": Build, "bdist_wheel": Wheel}, distclass=Native,
      options={"build": {"build_base": str(WORK)}, "egg_info": {"egg_base": str(WORK)}})
