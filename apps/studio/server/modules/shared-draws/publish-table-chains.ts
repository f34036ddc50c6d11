import { publishNextChain, type TableGame } from '#modules/chain';
import type { DrawParts } from './draw-parts.ts';
import { findLatestDraw } from './draw.repo.ts';
import { tables } from './table-games.ts';

/** Every table's first chain, and whatever else is due. */
export async function publishTableChains(parts: DrawParts): Promise<void> {
  for (const { game } of tables) await publishTableChain(parts, game);
}

/** Keeps a table's list of chains a day ahead of its draws; looked at whenever one opens. */
export async function publishTableChain({ sql, sealing, plan }: DrawParts, game: TableGame): Promise<void> {
  await sql.transaction().execute(async (tx) => {
    const nextDraw = ((await findLatestDraw(tx, game))?.number ?? 0) + 1;
    await publishNextChain(tx, sealing, { game, nextDraw }, plan);
  });
}
