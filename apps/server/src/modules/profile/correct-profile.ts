import { profileFields, profileUpdated, type ProfileField } from '@halls/contract/member';
import { columnOf, readOfficeMember, type MemberFace, type ProfileChanges } from '#modules/member';
import { readRegisterForm } from '#modules/registration';
import { audited, type AuditReceipt } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import type { OfficeCall } from '#platform/office/office-call.ts';
import { publish } from '#platform/outbox.ts';
import { fail, failFields, type Failure } from '#platform/result.ts';
import { claimUnique, formatKey, storedForm } from './profile-values.ts';

export interface Correction {
  readonly site_id: number;
  readonly member_id: number;
  readonly profile: Readonly<Partial<Record<ProfileField, string | undefined>>>;
  readonly reason: string;
}

type Corrected =
  | {
      readonly ok: true;
      readonly data: { readonly corrected: ProfileField[] };
      readonly receipt: AuditReceipt<'member.corrected'>;
    }
  | Failure<101 | 103>;

/** Undoes the transaction: another member has a value that the site wants unique. */
class ValueTaken extends Error {}

/**
 * What an operator corrects in a profile, fields among it that members give once. The log says which fields were
 * corrected and never what they say: what is personal rests sealed.
 */
export async function correctProfile(
  { sql, people }: { readonly sql: Sql; readonly people: Pick<MemberFace, 'personal' | 'uniqueValues'> },
  call: OfficeCall,
  { site_id: siteId, member_id: memberId, profile, reason }: Correction,
): Promise<Corrected> {
  try {
    return await sql.transaction().execute(async (transaction) => {
      const member = await readOfficeMember(transaction, { siteId, memberId }, { lock: true });
      if (!member) return fail(404);
      for (const field of profileFields) {
        const key = formatKey(field, profile[field] ?? '', member);
        if (key) return failFields({ [field]: key });
      }
      const before = await people.personal.read(transaction, memberId);
      const corrected = profileFields.filter((field) => {
        const value = profile[field];
        return value !== undefined && storedForm(columnOf(field), value) !== before[columnOf(field)];
      });
      if (corrected.length === 0) return fail(101);
      const changes: ProfileChanges = Object.fromEntries(
        corrected.map((field) => [columnOf(field), storedForm(columnOf(field), profile[field] ?? '')]),
      );
      const { settings } = await readRegisterForm(transaction, siteId, member.currency);
      const taken = await claimUnique(people.uniqueValues, transaction, member, { changes, settings });
      if (taken) throw new ValueTaken();
      await people.personal.write(transaction, memberId, changes);
      await publish(transaction, profileUpdated, { member_id: memberId }, {});
      const receipt = await audited(transaction, call.actor, 'member.corrected', {
        target: `member/${memberId}`,
        siteId,
        before: { told: corrected.filter((field) => before[columnOf(field)] !== '') },
        after: { told: corrected.filter((field) => changes[columnOf(field)] !== '') },
        reason,
      });
      return { ok: true, data: { corrected }, receipt };
    });
  } catch (error) {
    if (error instanceof ValueTaken) return fail(103);
    throw error;
  }
}
