import type { Currency, ErrorKey } from '@halls/contract';
import type { ProfileField } from '@halls/contract/member';
import {
  checkRegistrationField,
  type RegisterSetting,
  type RegistrationField,
} from '@halls/contract/registration';
import {
  columnOf,
  comparable,
  isoBirthday,
  plainText,
  repeatCodes,
  type ProfileChanges,
  type ProfileColumn,
  type UniqueField,
  type UniqueValues,
} from '#modules/member';
import type { SqlTransaction } from '#platform/database.ts';

interface Owner {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

/** The key of what is wrong with a value, or null. */
export function formatKey(field: ProfileField, value: string, member: Owner): ErrorKey | null {
  const context = { currency: member.currency, siteId: member.siteId, required: false };
  // LINE has no place in the registration form; its handles look like WhatsApp's
  if (field === 'member_line') return checkRegistrationField('member_whats_app', value, context);
  return checkRegistrationField(columnOf(field) as RegistrationField, value, context);
}

/** A value as it is kept. */
export function storedForm(column: ProfileColumn, value: string): string {
  return column === 'member_birthday' ? isoBirthday(value) : plainText(value);
}

/** Claims what the site wants unique of its members; answers the first field that another member has, else null. */
export async function claimUnique(
  uniqueValues: UniqueValues,
  transaction: SqlTransaction,
  member: Owner,
  { changes, settings }: { readonly changes: ProfileChanges; readonly settings: readonly RegisterSetting[] },
): Promise<UniqueField | null> {
  const wanted = new Set(
    settings.filter((setting) => setting.is_unique === 1).map((setting) => setting.name),
  );
  for (const [column, next] of Object.entries(changes)) {
    if (!wanted.has(column) || !(column in repeatCodes)) continue;
    const field = column as UniqueField;
    await uniqueValues.release(transaction, member.memberId, field);
    const value = comparable(next ?? '');
    if (value === '') continue;
    const isClaimed = await uniqueValues.claim(transaction, {
      siteId: member.siteId,
      memberId: member.memberId,
      field,
      value,
    });
    if (!isClaimed) return field;
  }
  return null;
}
