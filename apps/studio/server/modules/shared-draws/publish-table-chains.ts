import { publishNextChain } from '#modules/chain';
import type { DrawParts } from './draw-parts.ts';
import { findLatestDraw } from './draw.repo.ts';
import { tables } from './table-games.ts';

/** Keeps every table's list of chains a day ahead of its draws. */
export async function publishTableChains({ sql, sealing, plan }: DrawParts): Promise<void> {
  for (const { game } of tables)
    await sql.transaction().execute(async (tx) => {
      const nextDraw = ((await findLatestDraw(tx, game))?.number ?? 0) + 1;
      await publishNextChain(tx, sealing, { game, nextDraw }, plan);
    });
}
