import { houseMath } from '#games/math-book.ts';
import type { HandOutcome } from '#games/hands/hand-model.ts';
import { lockPlayer } from '#modules/player';
import { getRound, listLeftHands } from '#modules/round';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { drawAgain, makeMove } from './play-hand.ts';

/** How long an open hand waits for its player. */
export const handKeptMs = 24 * 3_600_000;

const handsAtOnce = 100;

/** Brings hands to their end that nobody has come back to: as they lie, with nothing added. */
export async function endLeftHands({
  sql,
  clock,
  sealing,
}: Pick<StudioPlatform, 'sql' | 'clock' | 'sealing'>): Promise<void> {
  const before = new Date(clock().getTime() - handKeptMs);
  for (const { roundId, playerId } of await listLeftHands(sql, { before, limit: handsAtOnce }))
    await sql.transaction().execute(async (tx) => {
      for (;;) {
        const player = await lockPlayer(tx, playerId);
        const round = await getRound(tx, roundId);
        if (round.state !== 'open') return;
        const move = houseMath.getHand(round.mathematics).leave(round.outcome as HandOutcome);
        const draw = await drawAgain(tx, sealing, round);
        const refused = await makeMove(tx, { player, round, move, draw, now: clock() });
        if (refused) throw new Error(`the left hand ${roundId} does not end: ${refused}`);
      }
    });
}
