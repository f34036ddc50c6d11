import { beaconRandomness, beaconRoundOf } from '@halls/fairness';
import { clientSeedOfDraw, drawOfRound, hashOfSeats } from '@halls/fairness/node';
import { houseMath } from '#games/math-book.ts';
import { poolWith, withPool } from '#games/picks/pool.ts';
import { calmedBy } from '#games/timetable.ts';
import { findSignature } from '#modules/beacon';
import { findChain, getChain } from '#modules/chain';
import { listSeatSeeds, sumPoolStakes } from '#modules/round';
import type { SqlTransaction } from '#platform/database.ts';
import type { DrawParts } from './draw-parts.ts';
import {
  holdLatestDraw,
  holdTable,
  insertDraw,
  listLatestDraws,
  markClosed,
  markDrawn,
  type TableDraw,
} from './draw.repo.ts';
import { type NextStep, nextStepOf } from './draw.rules.ts';
import { publishTableChain } from './publish-table-chains.ts';
import { type Table, tables } from './table-games.ts';

/**
 * Takes each table as far as its time has come: opens, closes, draws. Every step is a stored fact of its own, so that
 * a crash only delays it, and whatever another node's clock says, the rows alone count. What fails at one table keeps
 * no other from going on.
 */
export async function runTables(parts: DrawParts): Promise<void> {
  let failure: unknown;
  const { chain } = parts.beacon;
  let waiting = tables.map(({ game, timetable }) => ({ game, timetable: calmedBy(timetable, chain) }));
  for (let step = 0; step < stepsAtOnce && waiting.length > 0; step += 1) {
    const now = await parts.tableClock();
    const latest = await listLatestDraws(parts.sql, gamesOf(waiting));
    const due = waiting.filter(
      (table) => nextStepOf(latest.get(table.game), table.timetable, now).kind !== 'wait',
    );
    // so that what is out already is known to the close, whatever the clock says
    if (due.some(({ game }) => latest.get(game)?.state === 'open')) await parts.beacon.look();
    const moved: Table[] = [];
    for (const table of due) {
      try {
        const done = await parts.sql.transaction().execute((tx) => goOn(tx, parts, table));
        if (done) moved.push(table);
        if (done === 'open') await publishTableChain(parts, table.game);
      } catch (error) {
        failure ??= error;
      }
    }
    waiting = moved;
  }
  if (failure) throw failure;
}

/** More are due at once only after a pause, and the next run goes on. */
const stepsAtOnce = 4;

function gamesOf(list: readonly Table[]) {
  return list.map(({ game }) => game);
}

/** What was done; null where nothing was to do, or another node was quicker. */
async function goOn(tx: SqlTransaction, parts: DrawParts, table: Table): Promise<NextStep['kind'] | null> {
  await holdTable(tx, table.game);
  // those who held the table before took time: the last stake is not later than this
  const now = await parts.tableClock(tx);
  const latest = await holdLatestDraw(tx, table.game);
  const step = nextStepOf(latest, table.timetable, now);
  if (step.kind === 'open') {
    const isOpen = await openDraw(tx, parts, table, { ...step, number: (latest?.number ?? 0) + 1 });
    return isOpen ? 'open' : null;
  }
  if (!latest || step.kind === 'wait') return null;
  if (step.kind === 'close') await closeDraw(tx, parts, latest, now);
  else await drawDraw(tx, parts, { draw: latest, now });
  return step.kind;
}

/** False when no chain covers it yet: the job that publishes chains comes first. */
async function openDraw(
  tx: SqlTransaction,
  { links }: DrawParts,
  { game }: Table,
  draw: Extract<NextStep, { kind: 'open' }> & { readonly number: number },
): Promise<boolean> {
  const chain = await findChain(tx, game, draw.number);
  if (!chain) return false;
  const { commitment } = await links.linkOf(tx, chain, draw.number);
  const mathematics = houseMath.keyOf(game);
  await insertDraw(tx, game, { ...draw, chainId: chain.chainId, commitment, mathematics });
  return true;
}

/**
 * No more stakes: the seeds that came with them are counted in, in the order of their bytes, a pool is what it is, and it
 * is said which round of the beacon will count. Nobody knows that one yet.
 */
async function closeDraw(
  tx: SqlTransaction,
  { beacon }: DrawParts,
  draw: TableDraw,
  now: Date,
): Promise<void> {
  const seeds = await listSeatSeeds(tx, draw);
  const { pool } = houseMath.get(draw.mathematics);
  const at = await beacon.closeAt(tx, now);
  const { chain } = beacon;
  await markClosed(tx, draw, {
    seatCount: seeds.length,
    seatsHash: hashOfSeats(seeds),
    pool: pool ? poolWith(pool, await sumPoolStakes(tx, draw, pool.options)) : null,
    at,
    beacon: chain && { chainHash: chain.hash, round: beaconRoundOf(chain, at.getTime()) },
  });
}

async function drawDraw(
  tx: SqlTransaction,
  { links }: DrawParts,
  { draw, now }: { readonly draw: TableDraw; readonly now: Date },
): Promise<void> {
  const { gpId, gameCode, number, chainId, seatsHash, mathematics } = draw;
  if (chainId === null || seatsHash === null) throw new Error(`draw ${number} of ${gameCode} is of before`);
  const { link } = await links.linkOf(tx, await getChain(tx, chainId), number);
  const beacon = await randomnessFor(tx, draw);
  const clientSeed = clientSeedOfDraw({ gpId, gameCode, number, seatsHash, beacon });
  // what the stakes were taken on, even if the game is played by a later version since
  const math = houseMath.get(mathematics);
  const drawn = math.play(drawOfRound({ serverSeed: link, clientSeed, nonce: number }));
  const outcome = withPool(math.pool, drawn, draw.pool);
  await markDrawn(tx, draw, { link, clientSeed, outcome, now });
}

/** Null where none was named at the close, whatever is set by now. */
async function randomnessFor(
  tx: SqlTransaction,
  { beaconChain: chainHash, beaconRound: round }: TableDraw,
): Promise<string | null> {
  if (chainHash === null || round === null) return null;
  const signature = await findSignature(tx, { chainHash, round });
  if (!signature) throw new Error(`round ${round} of the beacon is not there yet`);
  return beaconRandomness(signature);
}
