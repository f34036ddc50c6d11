import { resultsLength } from '../../../play-protocol/list-lengths.ts';
import type { RoundView, SessionView } from '../../../play-protocol/play-protocol.ts';
import type { Road } from './roads/road.ts';

/** The road of a table of one's own: what the session's rounds came to, each once its show is over. */
export class OwnResults {
  readonly #road: Pick<Road, 'show'>;
  #results: Results;
  /** With those that there is no room for any more. */
  #count: number;

  constructor(road: Pick<Road, 'show'>, results: Results) {
    this.#road = road;
    this.#results = results;
    this.#count = results.length;
    this.#show();
  }

  /** A round may be told twice, such as one that a reload has brought back; a void one has come to nothing. */
  add({ round_id, state, outcome }: Pick<RoundView, 'round_id' | 'state' | 'outcome'>): void {
    if (state !== 'settled' || outcome === null) return;
    if (this.#results.some((result) => result.round_id === round_id)) return;
    this.#count += 1;
    this.#results = [{ round_id, outcome }, ...this.#results].slice(0, resultsLength);
    this.#show();
  }

  #show(): void {
    this.#road.show(this.#results.map(({ outcome }, index) => ({ number: this.#count - index, outcome })));
  }
}

type Results = SessionView['results'];
