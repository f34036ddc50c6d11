import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { CaptchaKind, CaptchaType } from './captcha.tables.ts';

/** Lets one request of an address through at a time, until the transaction ends. */
export async function lockAddress(transaction: SqlTransaction, remoteAddress: string): Promise<void> {
  const block = blockOf(remoteAddress);
  await raw`select pg_advisory_xact_lock(hashtextextended('captcha:' || ${block}::text, 0))`.execute(
    transaction,
  );
}

export interface CaptchaCounts {
  /** Given since `issuedSince`. */
  readonly issued: number;
  /** Answered, rightly or not, since `triedSince`. */
  readonly tried: number;
}

/** What an address (IPv6: one /64) has lately had and done. */
export async function countCaptchas(
  sql: SqlOrTransaction,
  remoteAddress: string,
  { issuedSince, triedSince }: { readonly issuedSince: Date; readonly triedSince: Date },
): Promise<CaptchaCounts> {
  const row = await sql
    .selectFrom('app.captcha')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('created_at', '>', issuedSince).as('issued'),
      select.fn.countAll<number>().filterWhere('used_at', '>', triedSince).as('tried'),
    ])
    .where('address_block', '=', blockOf(remoteAddress))
    .where('created_at', '>', triedSince)
    .executeTakeFirstOrThrow();
  return { issued: row.issued, tried: row.tried };
}

export interface StoredCaptcha {
  readonly tokenHash: Buffer;
  readonly siteId: number;
  readonly type: CaptchaType;
  readonly kind: CaptchaKind;
  readonly answerHash: Buffer;
  readonly remoteAddress: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertCaptcha(sql: SqlOrTransaction, captcha: StoredCaptcha): Promise<void> {
  await sql
    .insertInto('app.captcha')
    .values({
      token_hash: captcha.tokenHash,
      site_id: captcha.siteId,
      type: captcha.type,
      kind: captcha.kind,
      answer_hash: captcha.answerHash,
      address_block: blockOf(captcha.remoteAddress),
      created_at: captcha.now,
      expires_at: captcha.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Uses a captcha up; null when there is none, or it was used, is for something or somebody else, or too old. */
export async function useCaptcha(
  sql: SqlOrTransaction,
  captcha: {
    readonly tokenHash: Buffer;
    readonly siteId: number;
    readonly type: CaptchaType;
    readonly remoteAddress: string;
    readonly now: Date;
  },
): Promise<{ readonly kind: CaptchaKind; readonly answerHash: Buffer } | null> {
  const row = await sql
    .updateTable('app.captcha')
    .set({ used_at: captcha.now })
    .where('token_hash', '=', captcha.tokenHash)
    .where('site_id', '=', captcha.siteId)
    .where('type', '=', captcha.type)
    .where('address_block', '=', blockOf(captcha.remoteAddress))
    .where('used_at', 'is', null)
    .where('expires_at', '>', captcha.now)
    .returning(['kind', 'answer_hash'])
    .executeTakeFirst();
  return row ? { kind: row.kind, answerHash: row.answer_hash } : null;
}

export async function deleteCaptchasBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql.deleteFrom('app.captcha').where('created_at', '<', time).execute();
}

function blockOf(remoteAddress: string) {
  return raw<string>`app.address_block(${remoteAddress}::inet)`;
}
