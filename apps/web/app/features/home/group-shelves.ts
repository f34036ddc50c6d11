import type { GameShelf } from './load-home.ts';

/** A shelf that fills a row by itself, or several short ones that share one. */
export type ShelfRow = { kind: 'long'; shelf: GameShelf } | { kind: 'short'; shelves: GameShelf[] };

/** Up to this many games a shelf is short: alone it would leave its row empty. */
const shortAtMost = 3;

/** Keeps the order of the site; neighbours that are short stand together. */
export function groupShelves(shelves: readonly GameShelf[]): ShelfRow[] {
  const rows: ShelfRow[] = [];
  for (const shelf of shelves) {
    const last = rows.at(-1);
    if (shelf.games.length > shortAtMost) rows.push({ kind: 'long', shelf });
    else if (last?.kind === 'short') last.shelves.push(shelf);
    else rows.push({ kind: 'short', shelves: [shelf] });
  }
  return rows;
}
