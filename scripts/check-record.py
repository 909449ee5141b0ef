"""Checks the record of signals in a catalogue file, independently of the site's own code.

    python3 scripts/check-record.py dist/catalogue.json

Prints the number of entries, the fingerprint, and the sum of all results in R before and after costs. It knows
nothing of the rules that the site refuses entries by: only the chain of hashes and the arithmetic.
"""

import hashlib
import json
import sys
from decimal import Decimal
from fractions import Fraction


def head_of(entries):
    previous = "0" * 64
    for place, entry in enumerate(entries, 1):
        body = {key: value for key, value in entry.items() if key != "hash"}
        text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        digest = hashlib.sha256(text.encode()).hexdigest()
        if entry["id"] != str(place) or entry["previous"] != previous or entry["hash"] != digest:
            sys.exit(f"entry {place} does not fit")
        previous = digest
    return previous


def corrected(entries):
    """The entries without corrections, each with the price that the last correction of it gives."""
    prices = {entry["entry"]: entry["price"] for entry in entries if entry["kind"] == "corrected" and "price" in entry}
    for entry in entries:
        if entry["kind"] == "corrected":
            continue
        field = "stopLoss" if entry["kind"] == "stopMoved" else "price"
        yield {**entry, field: prices[entry["id"]]} if entry["id"] in prices else entry


def results_of(entries):
    """R before and after costs of a closed signal, in hundredths rounded half away from zero; None for any other."""
    stop = fill = risk = cost = sign = None
    gain, left = Fraction(0), 100
    for entry in corrected(entries):
        kind = entry["kind"]
        if kind == "issued":
            sign = 1 if entry["side"] == "long" else -1
            stop, cost = Decimal(entry["stopLoss"]), Decimal(entry["cost"])
        elif kind == "amended" and fill is None:
            stop = Decimal(entry.get("stopLoss", stop))
        elif kind == "triggered":
            fill = Decimal(entry["price"])
            risk = Fraction(abs(fill - stop))
        elif kind in ("partTaken", "closed"):
            share = left if kind == "closed" else entry["share"]
            gain += Fraction(share, 100) * sign * Fraction(Decimal(entry["price"]) - fill)
            left -= share
            if kind == "closed":
                return rounded(gain / risk), rounded((gain - Fraction(cost)) / risk)
    return None


def rounded(value):
    size = int(abs(value) * 100 + Fraction(1, 2))
    return size if value >= 0 else -size


def main(path):
    with open(path, encoding="utf-8") as file:
        entries = json.load(file)["signals"]
    lives = {}
    for entry in entries:
        lives.setdefault(entry["signal"], []).append(entry)
    results = [result for result in map(results_of, lives.values()) if result]
    print(f"{len(entries)} entries, fingerprint {head_of(entries)}")
    before, after = (sum(column) for column in zip(*results)) if results else (0, 0)
    print(f"{len(results)} closed, {before / 100:+.2f}R before costs, {after / 100:+.2f}R after costs")


if __name__ == "__main__":
    main(sys.argv[1])
