import type { FreeRoundsView } from '../../play-protocol/play-protocol.ts';
import type { StudioApi } from './api.ts';
import { el } from './dom.ts';
import type { Money } from './money.ts';
import type { Text } from './texts.ts';

interface FreePlateParts {
  readonly api: Pick<StudioApi, 'freeRounds'>;
  readonly money: Money;
  readonly text: Text;
  /** The stake of the next round, if that is free. */
  onChange(stakeMinor: bigint | null): void;
}

/** Says over the stage that free rounds are on, how many are left and what they have won; and which one is next. */
export class FreePlate {
  readonly element = el('p', {
    class: 'free-plate',
    role: 'status',
    'data-field': 'free-rounds',
    hidden: true,
  });
  readonly #parts: FreePlateParts;
  #shown: FreeRoundsView | null = null;

  constructor(parts: FreePlateParts, first: FreeRoundsView | null) {
    this.#parts = parts;
    if (first) this.#show(first);
  }

  /** Null where the player pays. */
  get next(): { readonly grantId: string; readonly stake: string } | null {
    const free = this.#shown;
    return free && free.left > 0 ? { grantId: free.grant_id, stake: free.stake } : null;
  }

  /** After a round: how the grant stands now, and whether another one follows it. */
  async look(): Promise<void> {
    const grantId = this.#shown?.grant_id;
    const [now, next] = await Promise.all([
      this.#parts.api.freeRounds(grantId),
      this.#parts.api.freeRounds(),
    ]);
    const shown = now && now.left > 0 ? now : next;
    if (shown) this.#show(shown);
    else if (now) this.#end(now);
  }

  #show(free: FreeRoundsView): void {
    const { money, text, onChange } = this.#parts;
    this.#shown = free;
    const won = money.show(money.parse(free.won));
    this.#say(text('free_rounds', { left: free.left, count: free.count, won }));
    onChange(money.parse(free.stake));
  }

  #end(free: FreeRoundsView): void {
    const { money, text, onChange } = this.#parts;
    this.#shown = null;
    this.#say(text('free_rounds_over', { won: money.show(money.parse(free.won)) }));
    onChange(null);
  }

  #say(words: string): void {
    this.element.hidden = false;
    this.element.textContent = words;
  }
}
