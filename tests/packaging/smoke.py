"""Build the wheel, install it into a fresh environment, and use it there.

Run by `make wheel`, with the arguments of `abyss` that play a game:

    python tests/packaging/smoke.py play --seats 4 --seed 7 --agents greedy

The environment and the folder it works in are new and hold nothing of the checkout, so cards and
grammar can only come out of the wheel. pip's own cache keeps the installation short.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

IN_PYTHON = """
import pathlib, sys
import abyss_rules as ar

package = pathlib.Path(ar.__file__).parent
assert pathlib.Path(sys.prefix) in package.parents, f"not the installed wheel: {package}"
assert list((package / "_data" / "cards").rglob("*.abyss")), "no cards in the wheel"
assert list((package / "_data" / "grammar").rglob("*.lark")), "no grammar in the wheel"

game = ar.new_game("abyss", seats=2, seed=1)
for _ in range(50):
    if (decision := game.decision) is None:
        break
    game.apply(decision.options[0])
print("scores so far:", [score.total for score in game.scores()])
print(package / "_data" / "cards")
"""


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    """The output of a command that has to succeed; it is printed too."""
    print("$", *(Path(command[0]).name, *command[1:4]), "..." if len(command) > 4 else "")
    done = subprocess.run(
        command,
        cwd=cwd,
        env=env,
        text=True,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    print(done.stdout, flush=True)
    if done.returncode:
        sys.exit(f"exit code {done.returncode}")
    return done.stdout


def main(play: list[str]) -> None:
    """Build, install and play in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="abyss-wheel-") as folder:
        here = Path(folder)
        build = ("build", "--no-isolation", "--outdir", folder, str(ROOT))
        run(sys.executable, "-m", *build, cwd=here)
        (wheel,) = here.glob("*.whl")

        venv.create(here / "env", with_pip=True)
        scheme = {"base": str(here / "env")}
        scripts = Path(sysconfig.get_path("scripts", "venv", vars=scheme))
        python, abyss = (
            scripts / f"{name}{Path(sys.executable).suffix}" for name in ("python", "abyss")
        )
        pip = ("pip", "--disable-pip-version-check", "-qq", "install")
        run(python, "-m", *pip, str(wheel), cwd=here)

        # Nothing of the checkout on the path, and a cache of compiled cards of its own.
        env = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "COVERAGE"))}
        env |= {"XDG_CACHE_HOME": str(here / "cache"), "PYTHONUTF8": "1"}
        cards = run(python, "-c", IN_PYTHON, cwd=here, env=env).splitlines()[-1]
        run(abyss, "check", cards, cwd=here, env=env)
        run(abyss, *play, cwd=here, env=env)
        run(abyss, "new", "pack", "mine", cwd=here, env=env)
        run(abyss, "test", "mine", cwd=here, env=env)
    print("the installed wheel checks its cards and plays")


if __name__ == "__main__":
    main(sys.argv[1:])
