import { z } from 'zod';
import type { Sealing } from '@halls/service';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { profileColumns, type Personal, type ProfileChanges } from './member.rules.ts';
import {
  listUnhashed,
  personalContent,
  readContent,
  writeContent,
  writeHashes,
} from './personal-details.repo.ts';
import type { UniqueValues } from './unique-values.ts';
import { findRecoveryRow, type RecoveryDetails, type RecoveryName } from './recovery-details.repo.ts';

/** What members have told of themselves. It rests sealed, and is opened for the one who is asked about. */
export interface PersonalDetails {
  /** Empty for what the member has not told. */
  read(sql: SqlOrTransaction, memberId: number): Promise<Personal>;
  /** Replaces what is given and keeps the rest. The transaction holds the member's row. */
  write(transaction: SqlTransaction, memberId: number, changes: ProfileChanges): Promise<void>;
  /** What a member who cannot log in can be known by; null where there is no such account. */
  findRecoveryDetails(sql: SqlOrTransaction, by: RecoveryName): Promise<RecoveryDetails | null>;
  /** Hashes the birthdays of some that were written before they were hashed; how many. */
  hashBirthdays(sql: SqlOrTransaction): Promise<number>;
}

const contentSchema = z.partialRecord(z.enum(profileColumns), z.string());
const nothing = Object.fromEntries(profileColumns.map((column) => [column, ''])) as Personal;

/** Nobody's. */
const strangerId = 0;

const hashedAtOnce = 500;

export function createPersonalDetails(
  sealing: Sealing,
  { hashOfBirthday }: Pick<UniqueValues, 'hashOfBirthday'>,
): PersonalDetails {
  // opened where there is nobody to know, so that the time does not tell
  const nobodys = personalContent.seal(sealing, { memberId: strangerId }, JSON.stringify(nothing));

  function open(memberId: number, stored: string | null): Personal {
    const key = { memberId: stored === null ? strangerId : memberId };
    const content = personalContent.open(sealing, key, stored ?? nobodys);
    return { ...nothing, ...contentSchema.parse(JSON.parse(content)) };
  }

  const read = async (sql: SqlOrTransaction, memberId: number) =>
    open(memberId, await readContent(sql, memberId));

  return {
    read,
    async write(transaction, memberId, changes) {
      const before = await read(transaction, memberId);
      const all = { ...before, ...changes };
      const told = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
      const content = personalContent.seal(sealing, { memberId }, JSON.stringify(told));
      const isOther = (column: 'member_phone' | 'member_name') =>
        before[column] !== '' && before[column] !== all[column];
      await writeContent(transaction, memberId, content, {
        phone: isOther('member_phone'),
        name: isOther('member_name'),
        birthdayHash: hashOfBirthday(all.member_birthday),
      });
    },
    async hashBirthdays(sql) {
      const rows = await listUnhashed(sql, hashedAtOnce);
      await writeHashes(
        sql,
        rows.map((row) => ({
          ...row,
          hash: hashOfBirthday(open(row.memberId, row.content).member_birthday),
        })),
      );
      return rows.length;
    },
    async findRecoveryDetails(sql, by) {
      const row = await findRecoveryRow(sql, by);
      const { member_email: email, member_phone: phone } = open(
        row?.memberId ?? strangerId,
        row?.content ?? null,
      );
      if (!row) return null;
      const { content: _, ...details } = row;
      return { ...details, email, phone };
    },
  };
}
