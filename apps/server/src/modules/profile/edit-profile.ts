import type { CodeOf } from '@halls/contract';
import {
  profileFields,
  profileFieldsGivenOnce,
  profileUpdated,
  settingOfProfileField,
  verifiedFields,
  type memberProfile,
  type ProfileField,
  type VerifiedField,
} from '@halls/contract/member';
import type { RegisterSetting } from '@halls/contract/registration';
import {
  columnOf,
  lockMember,
  plainText,
  repeatCodes,
  type MemberFace,
  type Personal,
  type ProfileChanges,
  type UniqueField,
} from '#modules/member';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { fail, failFields, succeed, type Outcome } from '#platform/result.ts';
import { readRegisterForm } from '#modules/registration';
import type { Verifications } from '#modules/verification';
import { claimUnique, formatKey, storedForm } from './profile-values.ts';
import { contactCode } from './send-contact-code.ts';

/** With the codes that come with a new phone number and a new e-mail address. */
export type ProfileValues = Readonly<
  Partial<Record<ProfileField | (typeof codeFields)[VerifiedField], string | undefined>>
>;
type ProfileCode = CodeOf<typeof memberProfile>;
type ProfileOutcome = Outcome<null, ProfileCode>;

const codeFields = { member_phone: 'phone_verify', member_email: 'email_verify' } as const;

const givenOnce: ReadonlySet<ProfileField> = new Set<ProfileField>(profileFieldsGivenOnce);

const formatCodes: Readonly<Partial<Record<ProfileField, 206 | 209 | 227>>> = {
  member_email: 206,
  member_phone: 209,
  member_name: 227,
};

/** Undoes the transaction and becomes the answer. */
class Refused extends Error {
  readonly outcome: ProfileOutcome;
  constructor(outcome: ProfileOutcome) {
    super('profile change refused');
    this.outcome = outcome;
  }
}

export interface EditDeps {
  readonly sql: Sql;
  readonly people: Pick<MemberFace, 'personal' | 'uniqueValues'>;
  readonly verifications: Verifications;
}

/** Stores the fields that were sent and differ; all of them or none. */
export async function editProfile(
  { sql, people, verifications }: EditDeps,
  member: Member,
  values: ProfileValues,
): Promise<ProfileOutcome> {
  const wrong = wrongFormat(values, member);
  if (wrong) return wrong;
  const form = await readRegisterForm(sql, member.siteId, member.currency);
  const codes = await checkCodes(verifications, member, values, form.verifiedInMemberCenter);
  try {
    return await sql.transaction().execute(async (transaction) => {
      await lockMember(transaction, member.memberId);
      const before = await people.personal.read(transaction, member.memberId);
      const changes = changesOf(before, values);
      if (Object.keys(changes).length === 0) return succeed(null);
      if (!isOffered(changes, form.settings)) throw new Refused(fail(998));
      for (const field of form.verifiedInMemberCenter) {
        const codeId = codes.get(field);
        if (!changes[field]) continue;
        if (!codeId || !(await verifications.spend(transaction, codeId))) throw new Refused(fail(113));
      }
      const taken = await claimUnique(people.uniqueValues, transaction, member, {
        changes,
        settings: form.settings,
      });
      if (taken) throw new Refused(fail(codeOfRepeat(taken)));
      await people.personal.write(transaction, member.memberId, changes);
      await publish(transaction, profileUpdated, { member_id: member.memberId }, {});
      return succeed(null);
    });
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

/** The ids of the codes that were given and are right. */
async function checkCodes(
  verifications: Verifications,
  member: Member,
  values: ProfileValues,
  verified: ReadonlySet<VerifiedField>,
): Promise<ReadonlyMap<VerifiedField, string>> {
  const codes = new Map<VerifiedField, string>();
  for (const field of verifiedFields.filter((name) => verified.has(name))) {
    const [value, code] = [values[field], values[codeFields[field]]];
    if (!value || !code) continue;
    const codeId = await verifications.check(contactCode(member, plainText(value)), code);
    if (codeId) codes.set(field, codeId);
  }
  return codes;
}

function wrongFormat(values: ProfileValues, member: Member): ProfileOutcome | null {
  for (const field of profileFields) {
    const value = values[field];
    if (value === undefined) continue;
    const key = formatKey(field, value, member);
    if (!key) continue;
    const code = formatCodes[field];
    return code ? fail(code) : failFields({ [field]: key });
  }
  return null;
}

function changesOf(before: Personal, values: ProfileValues): ProfileChanges {
  const changes: ProfileChanges = {};
  for (const field of profileFields) {
    const value = values[field];
    if (value === undefined) continue;
    const column = columnOf(field);
    const next = storedForm(column, value);
    if (next === before[column]) continue;
    if (givenOnce.has(field) && before[column]) throw new Refused(fail(998));
    changes[column] = next;
  }
  return changes;
}

/** Whether the site has all of it in its member centre. */
function isOffered(changes: ProfileChanges, settings: readonly RegisterSetting[]): boolean {
  const offered = new Set(settings.filter((each) => each.is_member_center === 1).map((each) => each.name));
  return profileFields.every(
    (field) => changes[columnOf(field)] === undefined || offered.has(settingOfProfileField(field)),
  );
}

function codeOfRepeat(field: UniqueField): 103 | 104 | 105 | 114 | 301 {
  const code = repeatCodes[field];
  return code === 103 || code === 104 || code === 105 || code === 114 ? code : 301;
}
