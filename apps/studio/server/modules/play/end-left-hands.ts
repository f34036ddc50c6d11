import { houseMath } from '#games/math-book.ts';
import type { HandOutcome } from '#games/hands/hand-model.ts';
import { lockPlayer } from '#modules/player';
import { getRound, listLeftHands } from '#modules/round';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { drawAgain, makeMove } from './play-hand.ts';

type LeftParts = Pick<StudioPlatform, 'sql' | 'clock' | 'sealing'>;

/** How long an open hand waits for its player. */
const handKeptMs = 24 * 3_600_000;

const handsAtOnce = 100;

/** Brings hands to their end that nobody has come back to: as they lie, with nothing added. Throws the first failure at the end. */
export async function endLeftHands(parts: LeftParts): Promise<void> {
  const before = new Date(parts.clock().getTime() - handKeptMs);
  let failure: unknown;
  for (const left of await listLeftHands(parts.sql, { before, limit: handsAtOnce }))
    try {
      await endLeft(parts, left);
    } catch (error) {
      // the others are not kept waiting
      failure ??= error;
    }
  if (failure) throw failure;
}

async function endLeft(
  { sql, clock, sealing }: LeftParts,
  { roundId, playerId }: { readonly roundId: string; readonly playerId: number },
): Promise<void> {
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
