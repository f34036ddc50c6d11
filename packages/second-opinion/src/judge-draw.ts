import { createHash } from 'node:crypto';

/** What a round tells of the draw that many played at. */
export interface ClaimedDraw {
  readonly game: { readonly gp_id: string; readonly code: string };
  readonly number: number;
  readonly link: string;
  readonly clientSeed: string;
  /** The seed of every stake on it. */
  readonly seats: readonly string[];
  readonly chain: { readonly first_link: string; readonly number: number };
}

/** Whether link and client seed of a draw are what was published and what was staked. */
export function isDrawMade({ game, number, link, clientSeed, seats, chain }: ClaimedDraw): boolean {
  let hash = link;
  for (let place = chain.number; place > 0; place -= 1) hash = sha256(Buffer.from(hash, 'hex'));
  if (hash !== chain.first_link) return false;
  const inOrder = seats.map((seat) => Buffer.from(seat)).toSorted((a, b) => Buffer.compare(a, b));
  const seatsHash = sha256(Buffer.from(inOrder.map(String).join('\n')));
  const lines = ['eight-halls/draw/1', `${game.gp_id}/${game.code}`, number, seatsHash, '-'];
  return clientSeed === sha256(Buffer.from(lines.join('\n')));
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
