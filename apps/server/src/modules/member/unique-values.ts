import type { Sealing } from '@halls/service';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { openHashKey } from '#platform/hash-key.repo.ts';
import type { UniqueField } from './member.rules.ts';
import {
  deleteUniqueValue,
  findHolder,
  hashedPrefix,
  hashSomeInClear,
  insertUniqueValue,
} from './unique-value.repo.ts';

/** A value that no two members of a site may share, in the form that `comparable` gives it. */
export interface UniqueValue {
  readonly siteId: number;
  readonly field: UniqueField;
  readonly value: string;
}

/** What a site wants unique of its members. The database knows values by a keyed hash alone. */
export interface UniqueValues {
  /** The member who has the value; null for nobody. */
  holderOf(sql: SqlOrTransaction, value: UniqueValue): Promise<number | null>;
  isTaken(sql: SqlOrTransaction, value: UniqueValue): Promise<boolean>;
  /** False: another member of the site has the value. Waits for one that is just being written. */
  claim(transaction: SqlTransaction, claim: UniqueValue & { readonly memberId: number }): Promise<boolean>;
  release(transaction: SqlTransaction, memberId: number, field: UniqueField): Promise<void>;
  /** Of the day of the year of a birthday such as 1999-03-07, or of 03-07 itself; empty for none. */
  hashOfBirthday(birthday: string): string;
}

export async function openUniqueValues(store: {
  readonly sql: Sql;
  readonly sealing: Sealing;
}): Promise<UniqueValues> {
  const keyedHash = await openHashKey(store, 'app.member_hash_key');
  const hashOf = ({ siteId, field, value }: UniqueValue) =>
    hashedPrefix + keyedHash(`${siteId}:${field}:${value}`).toString('base64url');
  while ((await hashSomeInClear(store.sql, hashOf)) > 0);
  const holderOf = (sql: SqlOrTransaction, value: UniqueValue) =>
    findHolder(sql, { ...value, hashed: hashOf(value) });
  return {
    holderOf,
    isTaken: async (sql, value) => (await holderOf(sql, value)) !== null,
    claim: (transaction, claim) => insertUniqueValue(transaction, { ...claim, hashed: hashOf(claim) }),
    release: deleteUniqueValue,
    hashOfBirthday(birthday) {
      const [day] = /\d\d-\d\d$/.exec(birthday) ?? [];
      return day === undefined ? '' : hashedPrefix + keyedHash(`birthday:${day}`).toString('base64url');
    },
  };
}
