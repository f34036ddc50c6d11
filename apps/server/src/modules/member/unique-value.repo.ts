import { sql as raw } from 'kysely';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { UniqueField } from './member.rules.ts';

/** What all hashed values begin with. */
export const hashedPrefix = 'hmac:';
const hashedAtOnce = 1_000;

/** A value that no two members of a site may share, hashed. */
export interface HashedValue {
  readonly siteId: number;
  readonly field: UniqueField;
  readonly hashed: string;
}

/** False: another member of the site has the value. Waits for one that is just being written. */
export async function insertUniqueValue(
  transaction: SqlTransaction,
  claim: HashedValue & { readonly memberId: number },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('app.member_unique_field')
    .values({ site_id: claim.siteId, field: claim.field, value: claim.hashed, member_id: claim.memberId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return true;
  return (await findHolder(transaction, claim)) === claim.memberId;
}

export async function deleteUniqueValue(
  transaction: SqlTransaction,
  memberId: number,
  field: UniqueField,
): Promise<void> {
  await transaction
    .deleteFrom('app.member_unique_field')
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .execute();
}

/** The member who has the value; null for nobody. */
export async function findHolder(
  sql: SqlOrTransaction,
  { siteId, field, hashed }: HashedValue,
): Promise<number | null> {
  const holder = await sql
    .selectFrom('app.member_unique_field')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('field', '=', field)
    .where('value', '=', hashed)
    .executeTakeFirst();
  return holder?.member_id ?? null;
}

/** Hashes some of what stands in clear, as it did before values were hashed; how many is answered. */
export function hashSomeInClear(
  sql: Sql,
  hashOf: (value: Omit<HashedValue, 'hashed'> & { readonly value: string }) => string,
): Promise<number> {
  return sql.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('app.member_unique_field')
      .select(['site_id', 'field', 'value'])
      .where(raw<boolean>`not starts_with(value, ${hashedPrefix})`)
      .orderBy('site_id')
      .orderBy('field')
      .orderBy('value')
      .limit(hashedAtOnce)
      .forUpdate()
      .execute();
    const hashes = rows.map(({ site_id: siteId, field, value }) =>
      hashOf({ siteId, field: field as UniqueField, value }),
    );
    await raw`
      update app.member_unique_field as known set value = told.hashed
        from unnest(${rows.map((row) => row.site_id)}::integer[], ${rows.map((row) => row.field)}::text[],
                    ${rows.map((row) => row.value)}::text[], ${hashes}::text[]) as told (site_id, field, value, hashed)
       where known.site_id = told.site_id and known.field = told.field and known.value = told.value
    `.execute(transaction);
    return rows.length;
  });
}
