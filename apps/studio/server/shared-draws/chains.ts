import { chainLinks, createServerSeed } from '@halls/fairness/node';
import { firstRow, type Sql } from '../platform/database.ts';

export type Chain = {
  chainId: bigint;
  firstDraw: number;
  length: number;
  firstLink: string;
  lastLink: string;
};

/** A week of draws every thirty seconds. */
const chainLength = 20_000;

const columns = `chain_id as "chainId", first_draw as "firstDraw", length, first_link as "firstLink", last_link as "lastLink"`;

/** The chain that a draw takes its link from; a new one begins with the first draw that none covers. */
export async function takeChain(
  sql: Sql,
  gpId: string,
  gameCode: string,
  drawNumber: number,
): Promise<Chain> {
  const find = (): Promise<Chain[]> =>
    sql.query<Chain>(
      `select ${columns} from studio.chain
       where gp_id = $1 and game_code = $2 and first_draw <= $3 and first_draw + length > $3 order by first_draw desc limit 1`,
      [gpId, gameCode, drawNumber],
    );
  const [known] = await find();
  if (known) return known;
  const lastLink = createServerSeed();
  const firstLink = firstRow(chainLinks(lastLink, chainLength));
  // another bet may make the chain at the same moment: the first one counts
  await sql.query(
    `insert into studio.chain (gp_id, game_code, first_draw, length, first_link, last_link) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [gpId, gameCode, drawNumber, chainLength, firstLink, lastLink],
  );
  return firstRow(await find());
}

export async function getChain(sql: Sql, chainId: bigint): Promise<Chain> {
  return firstRow(
    await sql.query<Chain>(`select ${columns} from studio.chain where chain_id = $1`, [chainId]),
  );
}

/** By the last link, which no two chains share; each takes a few megabytes, and a week makes new ones. */
const kept = new Map<string, string[]>();
const maxKept = 24;

/** The link of a draw, and the one before it, which was public before: its hash commits to the draw. */
export function linkOf(chain: Chain, drawNumber: number): { link: string; commitment: string } {
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
