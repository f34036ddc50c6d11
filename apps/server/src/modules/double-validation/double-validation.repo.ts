import { sql as raw } from 'kysely';
import type { ValidationQuestion } from '@halls/contract/session';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { wrongAnswersCountMs, type Validation } from './double-validation.rules.ts';

export interface NewValidation {
  readonly loginHash: Buffer;
  readonly siteId: number;
  readonly memberId: number;
  readonly credentialHash: Buffer;
  readonly deviceHash: Buffer | null;
  readonly questions: readonly ValidationQuestion[];
  readonly now: Date;
  readonly expiresAt: Date;
}

export interface FoundValidation extends Validation {
  readonly memberId: number;
  readonly credentialHash: Buffer;
  readonly deviceHash: Buffer | null;
}

/** A login id as it is stored, and the site that it was shown to. */
export interface LoginKey {
  readonly loginHash: Buffer;
  readonly siteId: number;
}

export async function insertValidation(
  transaction: SqlTransaction,
  validation: NewValidation,
): Promise<void> {
  await transaction
    .insertInto('app.double_validation')
    .values({
      login_hash: validation.loginHash,
      site_id: validation.siteId,
      member_id: validation.memberId,
      credential_hash: validation.credentialHash,
      device_hash: validation.deviceHash,
      questions: [...validation.questions],
      created_at: validation.now,
      expires_at: validation.expiresAt,
    })
    .execute();
}

/** Whose login it is, before their row is locked. */
export async function findOwner(sql: SqlOrTransaction, key: LoginKey): Promise<number | null> {
  const row = await sql
    .selectFrom('app.double_validation')
    .select('member_id')
    .where('login_hash', '=', key.loginHash)
    .where('site_id', '=', key.siteId)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** The row stays locked, and so must the member's: wrong answers are counted over all of the member's logins. */
export async function lockValidation(
  transaction: SqlTransaction,
  { loginHash, siteId }: LoginKey,
  now: Date,
): Promise<FoundValidation | null> {
  const row = await transaction
    .selectFrom('app.double_validation as login')
    .select(['member_id', 'credential_hash', 'device_hash', 'questions'])
    .select(['judged_since', 'answered_at', 'expires_at'])
    .select((select) =>
      select
        .selectFrom('app.double_validation as other')
        .select(raw<number>`coalesce(sum(other.wrong_answers), 0)::int`.as('sum'))
        .whereRef('other.member_id', '=', 'login.member_id')
        .where('other.created_at', '>', new Date(now.getTime() - wrongAnswersCountMs))
        .as('wrong_answers_of_member'),
    )
    .where('login_hash', '=', loginHash)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    memberId: row.member_id,
    credentialHash: row.credential_hash,
    deviceHash: row.device_hash,
    questions: row.questions,
    wrongAnswers: row.wrong_answers_of_member ?? 0,
    judgedSince: row.judged_since,
    answeredAt: row.answered_at,
    expiresAt: row.expires_at,
  };
}

export async function storeQuestions(
  transaction: SqlTransaction,
  { loginHash }: LoginKey,
  questions: readonly ValidationQuestion[],
): Promise<void> {
  await transaction
    .updateTable('app.double_validation')
    .set({ questions: [...questions] })
    .where('login_hash', '=', loginHash)
    .execute();
}

/** Counts an answer as wrong before it is looked at, so that answers at once cannot be more than a few. */
export async function beginJudging(
  transaction: SqlTransaction,
  { loginHash }: LoginKey,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('app.double_validation')
    .set({ judged_since: now, wrong_answers: raw`wrong_answers + 1` })
    .where('login_hash', '=', loginHash)
    .execute();
}

/** The answer that was looked at is known to be wrong, or was never looked at and does not count. */
export async function endJudging(
  sql: SqlOrTransaction,
  { loginHash }: LoginKey,
  verdict: 'wrong' | 'not_judged',
): Promise<void> {
  await sql
    .updateTable('app.double_validation')
    .set({
      judged_since: null,
      wrong_answers: verdict === 'wrong' ? raw`wrong_answers` : raw`wrong_answers - 1`,
    })
    .where('login_hash', '=', loginHash)
    .execute();
}

/**
 * The answer was right: the member's other logins are void, and the wrong answers before it no longer count. False when
 * another right answer has made this login void. The member's row must be locked.
 */
export async function storeRightAnswer(
  transaction: SqlTransaction,
  { loginHash }: LoginKey,
  memberId: number,
  now: Date,
): Promise<boolean> {
  const updated = await transaction
    .updateTable('app.double_validation')
    .set({ judged_since: null, answered_at: now, wrong_answers: 0 })
    .where('login_hash', '=', loginHash)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  await transaction
    .deleteFrom('app.double_validation')
    .where('member_id', '=', memberId)
    .where('login_hash', '<>', loginHash)
    .execute();
  return true;
}

export async function deleteValidationsBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql.deleteFrom('app.double_validation').where('created_at', '<', time).execute();
}
