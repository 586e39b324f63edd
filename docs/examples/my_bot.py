"""A bot for Spelbord in plain Python: spelbord lab arena tjuv --bots "cmd:python3 my_bot.py",random ...

It looks at what each choice on its menu would bring about at once, likes some things and dislikes others, and
takes any of the choices it likes best. It plays all three games; docs/outside-bots.md describes the protocol.
"""

import json
import random
import sys

RANKS = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def rank(card):
    return RANKS.index(card[1:])


LIKES = {
    # Tjuv: cards count, and high cards are kept for later.
    "captured": lambda event: event["size"] - 0.35 * rank(event["card"]),
    "laid": lambda event: -0.35 * rank(event["card"]),
    "refilled": lambda event: -0.35 * rank(event["card"]),
    # Tjuv och Polis.
    "robbed": lambda event: 5 + event["sum"] / 10000,
    "bought_ticket": lambda event: 8,
    "arrested": lambda event: 9 if event["by"] else -9,
    "hid": lambda event: 2,
    "fetched": lambda event: -1,
    # Monopol: claim rent and buy; build when it is offered; keep what is owned; strike no deals.
    "rent_claimed": lambda event: 9,
    "bought": lambda event: 5,
    "built": lambda event: 4,
    "bid": lambda event: -event["amount"] / 1000,
    "lifted": lambda event: -1,
    "mortgaged": lambda event: -2,
    "sold": lambda event: -3,
    "offer_made": lambda event: -4,
    "deal_made": lambda event: -5,
    "bankrupt": lambda event: -50,
}


def liking(choice):
    return sum(LIKES[event["on"]](event) for event in choice["would"] if event["on"] in LIKES)


def main():
    hello = json.loads(sys.stdin.readline())
    if hello["spelbord_bot"] != 1:
        sys.exit("this bot speaks version 1 of the protocol")
    random.seed(hello["luck"])  # The same run gives the same games.
    for line in sys.stdin:
        question = json.loads(line)
        likings = [liking(choice) for choice in question["menu"]]
        best = [number for number, it in enumerate(likings) if it == max(likings)]
        print(random.choice(best), flush=True)


main()
