import type { SelectionRequest, SlipView } from '../../../../play-protocol/sports-protocol.ts';
import { Refusal } from '../../../client/api.ts';
import type { Money } from '../../../client/money.ts';
import type { Offers } from '../board/offers.ts';
import { Poll } from '../poll.ts';
import type { SportsCalls } from '../sports-calls.ts';
import { Watched } from '../watched.ts';
import type { StakeLimits } from './slip-plan.ts';
import type { SlipLeg, SlipState } from './slip-state.ts';

const askEveryMs = 2_000;

export interface SlipCheckParts {
  readonly calls: Pick<SportsCalls, 'checkSlip'>;
  readonly slip: SlipState;
  readonly offers: Pick<Offers, 'noteSlip' | 'noteGone'>;
  readonly money: Pick<Money, 'parse'>;
  onFailure(error: unknown): void;
}

/** Asks the studio again and again what the slip costs now, and how much may be staked on it. */
export class SlipCheck extends Watched {
  readonly #parts: SlipCheckParts;
  readonly #poll: Poll;
  #limits = new Map<string, StakeLimits>();
  #asked = '';

  constructor(parts: SlipCheckParts) {
    super();
    this.#parts = parts;
    this.#poll = new Poll({ everyMs: () => askEveryMs, ask: () => this.#ask(), onFailure: parts.onFailure });
    parts.slip.on(() => {
      if (this.#sign() !== this.#asked) this.#poll.now();
    });
  }

  /** Of a leg as a single, or of the slip as it is combined; null where that was not asked yet. */
  limitsOf(key: string | null): StakeLimits | null {
    return this.#limits.get(key ?? this.#combinedKey()) ?? null;
  }

  async #ask(): Promise<void> {
    const { slip } = this.#parts;
    if (slip.selections.length === 0) return;
    this.#asked = this.#sign();
    if (slip.mode === 'single') return this.#askEach(slip.legs);
    const key = this.#combinedKey();
    try {
      this.#note(
        key,
        await this.#parts.calls.checkSlip({ kind: slip.kind, selections: slip.legs.map(requestOf) }),
      );
    } catch (error) {
      // one of them is gone: asked for one by one it is found
      if (error instanceof Refusal && error.word === 'market_unknown') return this.#askEach(slip.legs);
      throw error;
    }
    this.changed();
  }

  async #askEach(legs: readonly SlipLeg[]): Promise<void> {
    const { calls, offers } = this.#parts;
    await Promise.all(
      legs.map(async (leg) => {
        try {
          this.#note(leg.key, await calls.checkSlip({ kind: 'single', selections: [requestOf(leg)] }));
        } catch (error) {
          if (!(error instanceof Refusal) || error.word !== 'market_unknown') throw error;
          offers.noteGone(leg.key);
        }
      }),
    );
    this.changed();
  }

  #note(key: string, { selections, least_unit_stake, most_unit_stake, refusal }: SlipView): void {
    const { money, offers } = this.#parts;
    const limits = { leastMinor: money.parse(least_unit_stake), mostMinor: money.parse(most_unit_stake) };
    this.#limits.set(key, { ...limits, said: refusal });
    offers.noteSlip(selections);
  }

  #combinedKey(): string {
    return `${this.#parts.slip.kind}:${this.#sign()}`;
  }

  #sign(): string {
    const { slip } = this.#parts;
    return `${slip.mode}|${slip.kind}|${slip.legs.map(({ key }) => key).join()}`;
  }
}

/** The price that the player agreed to. */
export function requestOf({ selection: { marketId, outcome, price } }: SlipLeg): SelectionRequest {
  return { market_id: marketId, outcome, price };
}
