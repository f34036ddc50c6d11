import { chainLinks, createServerSeed, noHash, withRecordHash } from '@halls/fairness/node';
import type { Sealing } from '@halls/service';
import type { SqlTransaction } from '#platform/database.ts';
import { secretContext } from './chain-links.ts';
import { findLatestChain, insertChain, type TableGame } from './chain.repo.ts';

/** How long a chain is, and how many draws before its end the next one is public. */
export interface ChainPlan {
  readonly length: number;
  readonly ahead: number;
}

/** A day of the quickest table ahead; a chain lasts for three. */
export const standardPlan: ChainPlan = { length: 13_000, ahead: 4_320 };

/**
 * Publishes a table's next chain when no more than `ahead` draws of the latest are left; true when it did. The first
 * chain of a table begins with `nextDraw`, later ones where the one before ends.
 */
export async function publishNextChain(
  tx: SqlTransaction,
  sealing: Sealing,
  table: { readonly game: TableGame; readonly nextDraw: number },
  plan: ChainPlan,
): Promise<boolean> {
  const { game, nextDraw } = table;
  const latest = await findLatestChain(tx, game);
  if (latest && latest.lastDraw - nextDraw >= plan.ahead) return false;
  const firstDraw = latest ? latest.lastDraw + 1 : nextDraw;
  const lastLink = createServerSeed();
  const [firstLink = ''] = chainLinks(lastLink, plan.length);
  const record = withRecordHash({
    gpId: game.gpId,
    gameCode: game.code,
    ordinal: (latest?.ordinal ?? 0) + 1,
    firstDraw,
    lastDraw: firstDraw + plan.length - 1,
    firstLink,
    previousHash: latest?.recordHash ?? noHash,
  });
  return insertChain(tx, record, sealing.seal(lastLink, secretContext(firstLink)));
}
