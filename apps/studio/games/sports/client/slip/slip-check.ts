import type { SlipBuilderView, SlipRequest, SlipView } from '../../../../play-protocol/sports-protocol.ts';
import { Refusal } from '../../../client/api.ts';
import { leastParts } from '../../builder/can-combine.ts';
import type { Money } from '../../../client/money.ts';
import type { Offers } from '../board/offers.ts';
import { Poll } from '../poll.ts';
import type { SportsCalls } from '../sports-calls.ts';
import { Watched } from '../watched.ts';
import type { StakeLimits } from './slip-plan.ts';
import type { SlipLeg, SlipState } from './slip-state.ts';

const askEveryMs = 2_000;
/** Parts come and go: what was said of the last ones is enough. */
const keptBuilders = 12;
const goneWords: ReadonlySet<string> = new Set(['market_unknown', 'each_way_none']);

/** The place half as it would be taken now; at price 0 it is not on offer. */
export type EachWayOffer = NonNullable<SlipView['selections'][number]['each_way']>;

export interface SlipCheckParts {
  readonly calls: Pick<SportsCalls, 'checkSlip'>;
  readonly slip: SlipState;
  readonly offers: Pick<Offers, 'noteSlip' | 'noteBuilder' | 'noteGone'>;
  readonly money: Pick<Money, 'parse'>;
  onFailure(error: unknown): void;
}

/** Asks the studio again and again what the slip costs now, and how much may be staked on it. */
export class SlipCheck extends Watched {
  readonly #parts: SlipCheckParts;
  readonly #poll: Poll;
  #limits = new Map<string, StakeLimits>();
  readonly #builders = new Map<string, SlipBuilderView>();
  #eachWay = new Map<string, EachWayOffer | null>();
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
    return this.#limits.get(key === null ? this.#combinedKey() : this.#singleKey(key)) ?? null;
  }

  /** The place half of a leg; null where it has none. */
  eachWayOf(key: string): EachWayOffer | null {
    return this.#eachWay.get(key) ?? null;
  }

  /** What was last said of a builder; undefined where it was not asked for yet. */
  builderOf(key: string): SlipBuilderView | undefined {
    return this.#builders.get(key);
  }

  async #ask(): Promise<void> {
    const { slip } = this.#parts;
    if (slip.selections.length === 0) return;
    this.#asked = this.#sign();
    const legs = slip.legs.filter(({ selection: { parts } }) => !parts || parts.length >= leastParts);
    // a builder that is not one yet has no price
    if (slip.mode === 'single' || legs.length < slip.legs.length) return this.#askEach(legs);
    const key = this.#combinedKey();
    try {
      this.#note(key, await this.#parts.calls.checkSlip({ kind: slip.kind, ...requestOf(legs) }), legs);
    } catch (error) {
      // one of them is gone: asked for one by one it is found
      if (error instanceof Refusal && error.word === 'market_unknown') return this.#askEach(legs);
      throw error;
    }
    this.changed();
  }

  async #askEach(legs: readonly SlipLeg[]): Promise<void> {
    const { calls, offers } = this.#parts;
    await Promise.all(
      legs.map(async (leg) => {
        try {
          const [key, kind] = [this.#singleKey(leg.key), this.#kindOf(leg.key)];
          const view = await calls.checkSlip({ kind, ...requestOf([leg]) });
          this.#note(key, view, [leg]);
          this.#eachWay.set(leg.key, view.selections[0]?.each_way ?? null);
        } catch (error) {
          const isGone = error instanceof Refusal && goneWords.has(error.word);
          if (!isGone) throw error;
          offers.noteGone(leg.key);
        }
      }),
    );
    this.changed();
  }

  #note(key: string, view: SlipView, legs: readonly SlipLeg[]): void {
    const { selections, builders, least_unit_stake, most_unit_stake, refusal } = view;
    const { money, offers } = this.#parts;
    const limits = { leastMinor: money.parse(least_unit_stake), mostMinor: money.parse(most_unit_stake) };
    this.#limits.set(key, { ...limits, said: refusal });
    offers.noteSlip(selections);
    const built = legs.filter(({ selection }) => selection.parts);
    for (const [place, builder] of builders.entries()) {
      const leg = built[place];
      if (leg) this.#noteBuilder(leg.key, builder);
    }
  }

  #noteBuilder(key: string, builder: SlipBuilderView): void {
    const { offers, slip } = this.#parts;
    this.#builders.set(key, builder);
    for (const old of [...this.#builders.keys()].slice(0, -keptBuilders)) this.#builders.delete(old);
    // what makes no builder has no price, and a reason that says more
    if (builder.refusal === null) offers.noteBuilder(key, builder);
    if (builder.price > 0) slip.seePrice(key, builder.price);
  }

  #kindOf(key: string): 'single' | 'each_way' {
    return this.#parts.slip.isEachWay(key) ? 'each_way' : 'single';
  }

  #singleKey(key: string): string {
    return `${this.#kindOf(key)}:${key}`;
  }

  #combinedKey(): string {
    return `${this.#parts.slip.kind}:${this.#sign()}`;
  }

  #sign(): string {
    const { slip } = this.#parts;
    return `${slip.mode}|${slip.kind}|${slip.legs.map(({ key }) => this.#singleKey(key)).join()}`;
  }
}

/** At the prices that the player agreed to; builders come after all others. */
export function requestOf(legs: readonly SlipLeg[]): Pick<SlipRequest, 'selections' | 'builders'> {
  const all = legs.map(({ selection }) => selection);
  const builders = all.flatMap(({ parts, price }) =>
    parts ? [{ parts: parts.map(({ marketId, outcome }) => ({ market_id: marketId, outcome })), price }] : [],
  );
  return {
    selections: all
      .filter(({ parts }) => !parts)
      .map(({ marketId, outcome, price }) => ({ market_id: marketId, outcome, price })),
    ...(builders.length > 0 && { builders }),
  };
}
