import type { Language } from '@halls/contract';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** What agents of a site agree to now. */
export function findAgreement(sql: SqlOrTransaction, siteId: number) {
  return sql
    .selectFrom('agency.agreement')
    .select(['version', 'title', 'content', 'since'])
    .where('site_id', '=', siteId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export function findLastAcceptance(sql: SqlOrTransaction, memberId: number) {
  return sql
    .selectFrom('agency.agreement_acceptance')
    .select(['version', 'accepted_at'])
    .where('member_id', '=', memberId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface Acceptance {
  readonly siteId: number;
  readonly memberId: number;
  readonly version: number;
  readonly language: Language;
  readonly now: Date;
}

/** When the member accepted the version, which must be the one that holds until the transaction ends; null: it is not. */
export async function acceptAgreement(
  transaction: SqlTransaction,
  { siteId, memberId, version, language, now }: Acceptance,
): Promise<Date | null> {
  const held = await transaction
    .selectFrom('agency.agreement')
    .select('version')
    .where('site_id', '=', siteId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (held?.version !== version) return null;
  await transaction
    .insertInto('agency.agreement_acceptance')
    .values({ member_id: memberId, site_id: siteId, version, language, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await transaction
    .selectFrom('agency.agreement_acceptance')
    .select('accepted_at')
    .where('member_id', '=', memberId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return kept.accepted_at;
}
