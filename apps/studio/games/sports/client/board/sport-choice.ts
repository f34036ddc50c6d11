import type { SportId } from '../../../../play-protocol/sports-protocol.ts';
import { Watched } from '../watched.ts';

const choices = ['all', 'football', 'tennis', 'basketball', 'esport'] as const satisfies readonly (
  | 'all'
  | SportId
)[];
export type Choice = (typeof choices)[number];

const storeKey = 'sports_choice';

/** The sport that the player looks at, kept as long as the window is open. */
export class SportChoice extends Watched {
  readonly choices = choices;
  readonly #store: Pick<Storage, 'getItem' | 'setItem'>;
  #choice: Choice;

  constructor(store: Pick<Storage, 'getItem' | 'setItem'>) {
    super();
    this.#store = store;
    this.#choice = choices.find((one) => one === store.getItem(storeKey)) ?? 'all';
  }

  get choice(): Choice {
    return this.#choice;
  }

  choose(choice: Choice): void {
    if (choice === this.#choice) return;
    this.#choice = choice;
    this.#store.setItem(storeKey, choice);
    this.changed();
  }

  includes(sport: SportId): boolean {
    return this.#choice === 'all' || this.#choice === sport;
  }
}
