import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface MemberIdentity {
  readonly siteId: number;
  readonly identityHash: Buffer;
  readonly providerId: string;
  readonly memberId: number;
}

export async function findLinkedMember(
  sql: SqlOrTransaction,
  { siteId, identityHash }: Pick<MemberIdentity, 'siteId' | 'identityHash'>,
): Promise<number | null> {
  const row = await sql
    .selectFrom('app.member_identity')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('identity_hash', '=', identityHash)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** False when another member has the identity, or the member another one of the same provider. */
export async function linkIdentity(
  transaction: SqlTransaction,
  identity: MemberIdentity & { readonly now: Date },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('app.member_identity')
    .values({
      site_id: identity.siteId,
      identity_hash: identity.identityHash,
      provider_id: identity.providerId,
      member_id: identity.memberId,
      linked_at: identity.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return true;
  return (await findLinkedMember(transaction, identity)) === identity.memberId;
}
