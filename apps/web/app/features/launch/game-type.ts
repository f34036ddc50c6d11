import type { RequestInput } from '@halls/contract';
import type { play } from '@halls/contract/launch';

/** A hall's id as the calls take it; the catalogue's numbers are wider. */
export type GameType = RequestInput<typeof play>['game_type'];
