import { type SportId, sportIds } from '../../../../play-protocol/sports-protocol.ts';
import { Watched } from '../watched.ts';

const allChoices = ['all', ...sportIds] as const;
export type Choice = (typeof allChoices)[number];

const storeKey = 'sports_choice';

/** The sport that the player looks at, kept as long as the window is open. Some games show one alone. */
export class SportChoice extends Watched {
  readonly choices: readonly Choice[];
  readonly #store: Pick<Storage, 'getItem' | 'setItem'>;
  #choice: Choice;

  constructor(store: Pick<Storage, 'getItem' | 'setItem'>, shown: readonly SportId[] | null) {
    super();
    this.#store = store;
    this.choices = shown ?? allChoices;
    this.#choice = this.choices.find((one) => one === store.getItem(storeKey)) ?? this.choices[0] ?? 'all';
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

  /** All that may be looked at here. */
  get shown(): readonly SportId[] {
    return this.choices.filter((choice) => choice !== 'all');
  }

  includes(sport: SportId): boolean {
    return this.#choice === 'all' || this.#choice === sport;
  }
}
