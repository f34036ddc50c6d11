import { chainLinks, drawOfRound } from '@halls/fairness/node';
import { houseMath } from '#games/math-book.ts';
import type { Sql } from '#platform/database.ts';
import { markDrawn } from './draw.repo.ts';
import { cutEarlyChain, type EarlyChain, listEarlyChains, listWaitingDraws } from './early-draw.repo.ts';

/**
 * Ends what was played by chains whose last link stood in clear: draws that took stakes are drawn as it was said, and
 * of the chain only the part that is public remains. From then on the database knows no link that is not drawn.
 */
export async function finishEarlyDraws(sql: Sql, now: Date): Promise<void> {
  for (const chain of await listEarlyChains(sql)) await finish(sql, chain, now);
}

async function finish(sql: Sql, chain: EarlyChain, now: Date): Promise<void> {
  await sql.transaction().execute(async (tx) => {
    const links = chainLinks(chain.lastLink, chain.length);
    for (const draw of await listWaitingDraws(tx, chain)) {
      const link = links[draw.number - chain.firstDraw + 1];
      if (!link) throw new Error(`draw ${draw.number} of ${draw.gameCode} can't be drawn`);
      const { clientSeed, number: nonce } = draw;
      const outcome = houseMath
        .get(draw.mathematics)
        .play(drawOfRound({ serverSeed: link, clientSeed, nonce }));
      await markDrawn(tx, draw, { link, clientSeed, outcome, now });
    }
    await cutEarlyChain(tx, chain, links);
  });
}
