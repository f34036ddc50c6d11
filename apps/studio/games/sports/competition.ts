import type { SportId } from '../../play-protocol/sports-protocol.ts';

/** Who takes part: a club or a player. */
export interface Entrant {
  /** Unique among all of all sports. */
  readonly id: string;
  readonly name: string;
  /** Three letters, as a scoreboard shows them. */
  readonly short: string;
  /** Shirt and trim. */
  readonly colours: readonly [string, string];
}

/** A league or a tour. */
export interface Competition {
  readonly id: string;
  readonly sport: SportId;
  readonly name: { readonly en_US: string; readonly vi_VN: string; readonly zh_CN: string };
  /** 1 takes the largest stakes. */
  readonly tier: 1 | 2 | 3;
  readonly clubs: readonly Entrant[];
}
