// A deal that is being put together. It outlives whatever shows it: the screen may be turned meanwhile.

import type { Basket, Lot, OfferView } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';

export const NOTHING: Basket = { cash: 0, lots: [], cards: [] };

export class Draft {
  /** With whom; null as long as there is no deal. */
  partner = $state<Seat | null>(null);
  give = $state.raw(NOTHING);
  want = $state.raw(NOTHING);
  /** Mortgages to be lifted at once. */
  lift = $state.raw<Lot[]>([]);
  /** It has been offered once, and the answer was no. */
  refused = $state(false);
  /** The offer that it answers. */
  answers = $state<number | null>(null);
  /** How many offers there had been when this one was sent. */
  sentAfter = $state<number | null>(null);
  /** The latest offer that was made of it. If the answer is no, it is there to be mended. */
  #made = $state.raw<{ number: number; partner: Seat; give: Basket; want: Basket } | null>(null);
  #owner: Seat | null = null;

  /** It belongs to whoever began it, also where several share a screen. */
  belongTo(seat: Seat | null) {
    if (seat === this.#owner) return;
    this.putAway();
    this.#owner = seat;
  }

  begin(partner: Seat, give = NOTHING, want = NOTHING) {
    this.putAway();
    [this.partner, this.give, this.want] = [partner, give, want];
  }

  /** Answers an offer with another, which starts from it. */
  answer({ number, from, give, want }: OfferView) {
    this.begin(from, want, give);
    this.answers = number;
  }

  /** It lies open now, as an offer of this number. */
  becomes(number: number) {
    const made = { number, partner: this.partner!, give: this.give, want: this.want };
    this.putAway();
    this.#made = made;
  }

  /** Takes up again what was made of it, if one of these offers is it. */
  takeUp(refused: number[]) {
    const made = this.#made;
    if (made === null || this.partner !== null || !refused.includes(made.number)) return;
    this.begin(made.partner, made.give, made.want);
    this.refused = true;
  }

  putAway() {
    this.partner = null;
    this.give = this.want = NOTHING;
    this.lift = [];
    this.refused = false;
    this.answers = null;
    this.sentAfter = null;
    this.#made = null;
  }
}
