import type { Currency } from '@halls/contract';
import {
  checkRegistrationField,
  registrationFields,
  type RegistrationField,
} from '@halls/contract/registration';
import { findMember, repeatCodes, type MemberFace } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import { fail, failFields, succeed, type Outcome } from '#platform/result.ts';
import { findBlacklisted } from './find-blacklisted.ts';
import { findIntroducer } from './find-introducer.ts';
import type { RegisterCode } from './register-member.ts';
import { readRegisterForm } from './register-settings.ts';
import { uniqueValuesOf, type FieldValues } from './registration.rules.ts';

/** What the server says of a field when the visitor leaves it: its rule, then whether somebody has it. */
export async function verifyField(
  { sql, member }: { readonly sql: Sql; readonly member: Pick<MemberFace, 'uniqueValues'> },
  input: { siteId: number; currency: Currency; fields: FieldValues; introducer: string | undefined },
): Promise<Outcome<null, RegisterCode>> {
  const { siteId, currency, fields } = input;
  const { settings, verifiesPhone } = await readRegisterForm(sql, siteId, currency);
  for (const name of registrationFields) {
    const value = fields[name];
    if (value === undefined) continue;
    const key = checkRegistrationField(name, value, {
      currency,
      siteId,
      required: isRequired(name, settings),
    });
    if (key) return failFields({ [name]: key });
  }
  const account = fields.member_account?.toLowerCase();
  if (account && (await findMember(sql, siteId, { account }))) return fail(102);
  const blacklistCode = await findBlacklisted(sql, siteId, fields);
  if (blacklistCode) return fail(blacklistCode);
  for (const { field, value } of uniqueValuesOf(fields, settings)) {
    // whoever has the number is told when its code has come
    if (field === 'member_phone' && verifiesPhone) continue;
    if (await member.uniqueValues.isTaken(sql, { siteId, field, value })) return fail(repeatCodes[field]);
  }
  if (input.introducer) {
    const found = await findIntroducer(sql, siteId, { introducer: input.introducer });
    if (!found.ok) return fail(found.code);
  }
  return succeed(null);
}

function isRequired(
  name: RegistrationField,
  settings: readonly { name: string; is_display: 0 | 1; is_required: 0 | 1 }[],
): boolean {
  return settings.some(
    (setting) => setting.name === name && setting.is_display === 1 && setting.is_required === 1,
  );
}
