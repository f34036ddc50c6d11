import { chainLinks, createServerSeed } from '@halls/fairness/node';
import type { SqlOrTransaction } from '#platform/database.ts';
import { type Chain, findChain, insertChain } from './chain.repo.ts';
import type { TableGame } from './draw.repo.ts';

/** A week of draws every thirty seconds. */
const chainLength = 20_000;

/** The chain that a draw takes its link from; a new one begins with the first draw that none covers. */
export async function takeChain(sql: SqlOrTransaction, game: TableGame, drawNumber: number): Promise<Chain> {
  const known = await findChain(sql, game, drawNumber);
  if (known) return known;
  const lastLink = createServerSeed();
  const [firstLink = ''] = chainLinks(lastLink, chainLength);
  await insertChain(sql, game, { firstDraw: drawNumber, length: chainLength, firstLink, lastLink });
  const made = await findChain(sql, game, drawNumber);
  if (!made) throw new Error(`the chain of draw ${drawNumber} of ${game.code} was not made`);
  return made;
}

/** By the last link, which no two chains share; each takes a few megabytes, and a week makes new ones. */
const kept = new Map<string, string[]>();
const maxKept = 24;

/** The link of a draw, and the one before it, which was public before: its hash commits to the draw. */
export function linkOf(
  chain: Chain,
  drawNumber: number,
): { readonly link: string; readonly commitment: string } {
  let links = kept.get(chain.lastLink);
  if (!links) {
    links = chainLinks(chain.lastLink, chain.length);
    kept.set(chain.lastLink, links);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  }
  const position = drawNumber - chain.firstDraw + 1;
  const [link, commitment] = [links[position], links[position - 1]];
  if (link === undefined || commitment === undefined)
    throw new Error(`draw ${drawNumber} is outside of its chain`);
  return { link, commitment };
}
