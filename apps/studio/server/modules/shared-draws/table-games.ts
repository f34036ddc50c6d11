import { findHouseProvider, type HouseGame, houseGames } from '@halls/house-games';
import { timetableOf } from '#games/picks/picks-models.ts';
import type { Timetable } from '#games/timetable.ts';

export interface Table {
  readonly game: HouseGame;
  readonly timetable: Timetable;
}

/** Every table that draws for all of its players at once; one in maintenance rests. */
export const tables: readonly Table[] = houseGames.flatMap((game) => {
  const timetable = timetableOf(game);
  return timetable && !findHouseProvider(game.gpId)?.isInMaintenance ? [{ game, timetable }] : [];
});
