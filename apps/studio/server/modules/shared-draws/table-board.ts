import type { HouseGame } from '@halls/house-games';
import { houseMath } from '#games/math-book.ts';
import { boxesOf } from '#games/picks/picks-models.ts';
import type { TableGame } from '#modules/chain';
import { type BoxHolder, listBoxHolders, type PoolStakes, sumPoolStakes } from '#modules/round';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import type { TableView } from '../../../play-protocol/play-protocol.ts';
import { listLatestDraws, listResults, type TableDraw } from './draw.repo.ts';
import { resultCount } from './draw.rules.ts';
import { presentTable } from './present-table.ts';
import { tables } from './table-games.ts';

/** What stands on every table, read once for all who look. */
export interface TableBoard {
  /** At most `freshMs` old; null for a game that is no shared table. */
  look(game: TableGame): Promise<TableView | null>;
}

const freshMs = 200;
/** Of an open draw's seats and pool, whose stakes have to be added up; with the close they are read once more. */
const stakesFreshMs = 1_000;

interface Kept {
  readonly draw: TableDraw | undefined;
  readonly results: readonly TableDraw[];
  readonly holders: readonly BoxHolder[];
  readonly pool: readonly PoolStakes[];
  readonly stakesReadAtMs: number;
}

export function createTableBoard({
  sql,
  tableClock,
}: Pick<StudioPlatform, 'sql' | 'tableClock'>): TableBoard {
  const games = tables.map(({ game }) => game);
  let kept: ReadonlyMap<string, Kept> = new Map();
  let aheadMs = 0;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedMs = performance.now();
    const [now, latest] = await Promise.all([tableClock(), listLatestDraws(sql, games)]);
    const next = new Map<string, Kept>();
    for (const game of games) {
      const draw = latest.get(game);
      const before = kept.get(game.code);
      // results change with the draw alone
      const isSame = before?.draw?.number === draw?.number && before?.draw?.state === draw?.state;
      const results = before && isSame ? before.results : await listResults(sql, game, resultCount);
      const staked = before && isSame && areFresh(before, startedMs) ? before : await readStakes(game, draw);
      const { holders, pool, stakesReadAtMs } = staked;
      next.set(game.code, { draw, results, holders, pool, stakesReadAtMs });
    }
    kept = next;
    aheadMs = now.getTime() - Date.now();
    readAtMs = startedMs;
  }

  async function readStakes(game: HouseGame, draw: TableDraw | undefined) {
    const stakesReadAtMs = performance.now();
    const boxes = boxesOf(game);
    const rules = draw && houseMath.get(draw.mathematics).pool;
    return {
      holders: boxes && draw ? await listBoxHolders(sql, draw, boxes) : [],
      pool: rules ? await sumPoolStakes(sql, draw, rules.options) : [],
      stakesReadAtMs,
    };
  }

  return {
    async look({ code }) {
      if (!games.some((game) => game.code === code)) return null;
      if (performance.now() - readAtMs > freshMs)
        await (reading ??= read().finally(() => (reading = undefined)));
      const table = kept.get(code);
      return presentTable(
        table?.draw,
        table?.results ?? [],
        table ?? { holders: [], pool: [] },
        new Date(Date.now() + aheadMs),
      );
    },
  };
}

/** Stakes come while a draw is open alone. */
function areFresh({ draw, stakesReadAtMs }: Kept, nowMs: number): boolean {
  return draw?.state !== 'open' || nowMs - stakesReadAtMs < stakesFreshMs;
}
