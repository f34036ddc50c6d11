import { chainLinks, linkNumberOf } from '@halls/fairness/node';
import type { Sealing } from '@halls/service';
import type { SqlOrTransaction } from '#platform/database.ts';
import { type Chain, getSealedLink } from './chain.repo.ts';

export interface DrawLink {
  readonly link: string;
  /** The link before it, whose draw is over: the link's hash, which commits to the draw. */
  readonly commitment: string;
}

/** Opens the links of chains. Each takes a few megabytes; as many are kept as there are tables, and some. */
export class ChainLinks {
  readonly #sealing: Sealing;
  readonly #kept = new Map<number, readonly string[]>();

  constructor(sealing: Sealing) {
    this.#sealing = sealing;
  }

  async linkOf(sql: SqlOrTransaction, chain: Chain, drawNumber: number): Promise<DrawLink> {
    const links = await this.#open(sql, chain);
    const position = linkNumberOf(chain, drawNumber);
    const [link, commitment] = [links[position], links[position - 1]];
    if (link === undefined || commitment === undefined)
      throw new Error(`draw ${drawNumber} is outside of its chain`);
    return { link, commitment };
  }

  async #open(sql: SqlOrTransaction, chain: Chain): Promise<readonly string[]> {
    const known = this.#kept.get(chain.chainId);
    if (known) return known;
    const lastLink = this.#sealing.open(
      await getSealedLink(sql, chain.chainId),
      secretContext(chain.firstLink),
    );
    const links = chainLinks(lastLink, chain.lastDraw - chain.firstDraw + 1);
    if (links[0] !== chain.firstLink) throw new Error(`the secret of chain ${chain.chainId} is of another`);
    this.#kept.set(chain.chainId, links);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxKept && oldest !== undefined) this.#kept.delete(oldest);
    return links;
  }
}

const maxKept = 24;

/** A sealed link opens in the place of its chain alone. */
export function secretContext(firstLink: string): string {
  return `studio.chain:${firstLink}`;
}
