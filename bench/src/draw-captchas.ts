import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';

const answer = 'ABCD';

export interface SolvedCaptcha {
  readonly captcha_token: string;
  readonly answer: string;
}

/** As if they had been given to an address and read. Of a registration's form the type is 2. */
export async function drawCaptchas(
  { database }: { readonly database: Pick<pg.Pool, 'query'> },
  {
    count,
    type = 1,
    addressOf = () => '127.0.0.1',
  }: { readonly count: number; readonly type?: 1 | 2; readonly addressOf?: (index: number) => string },
): Promise<SolvedCaptcha[]> {
  const tokens = Array.from({ length: count }, () => randomUUID());
  const hashes = (texts: readonly string[]) =>
    texts.map((text) => createHash('sha256').update(text).digest());
  await database.query(
    `insert into app.captcha (token_hash, site_id, type, kind, answer_hash, address_block, created_at, expires_at)
     select token, 1, $3, 'svg', answer, app.address_block(address::inet), now(), now() + interval '1 hour'
     from unnest($1::bytea[], $2::bytea[], $4::text[]) drawn (token, answer, address)`,
    [
      hashes(tokens),
      hashes(tokens.map((token) => `${token}:${answer}`)),
      type,
      tokens.map((_, index) => addressOf(index)),
    ],
  );
  return tokens.map((token) => ({ captcha_token: token, answer }));
}
