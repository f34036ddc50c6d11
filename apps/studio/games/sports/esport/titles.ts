/** What differs between the titles that are played: their length, what a round is, and how much form decides. */
export interface EsportTitle {
  readonly id: 'lanes' | 'tactical' | 'duel';
  readonly mapsToWin: number;
  /** The first with so many rounds has the map. */
  readonly roundsToWin: number;
  /** Rounds ahead that it takes: with two, a map that is level at one short goes on until somebody is. */
  readonly ahead: 1 | 2;
  /** What the winning of a round is called in the log. */
  readonly roundKind: 'objective' | 'round' | 'knockout';
  readonly roundMs: number;
  /** In millionths of a round: for a point of form, and for the side whose map it is. */
  readonly perForm: number;
  readonly ownMap: number;
}

export const titles: Readonly<Record<EsportTitle['id'], EsportTitle>> = {
  lanes: {
    ...{ id: 'lanes', mapsToWin: 2, roundsToWin: 9, ahead: 1 },
    ...{ roundKind: 'objective', roundMs: 8_000, perForm: 5_200, ownMap: 12_000 },
  },
  tactical: {
    ...{ id: 'tactical', mapsToWin: 2, roundsToWin: 13, ahead: 2 },
    ...{ roundKind: 'round', roundMs: 6_000, perForm: 3_600, ownMap: 15_000 },
  },
  duel: {
    ...{ id: 'duel', mapsToWin: 3, roundsToWin: 4, ahead: 1 },
    ...{ roundKind: 'knockout', roundMs: 9_000, perForm: 6_000, ownMap: 0 },
  },
};

/** The most maps that a match may have. */
export function mostMaps({ mapsToWin }: Pick<EsportTitle, 'mapsToWin'>): number {
  return mapsToWin * 2 - 1;
}
