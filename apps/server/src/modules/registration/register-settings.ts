import { toBit, type Currency } from '@halls/contract';
import { registrationFields, type RegisterSetting } from '@halls/contract/registration';
import type { SqlOrTransaction } from '#platform/database.ts';
import { listRegisterSettings } from './registration.repo.ts';

/** Everything that the form can show, in its order. */
const settingNames = [...registrationFields, 'captcha', 'agreement'] as const;
type SettingName = (typeof settingNames)[number];

type Flags = Pick<RegisterSetting, 'is_display' | 'is_required' | 'is_unique' | 'is_member_center'>;
const shown = { is_display: 1, is_required: 1, is_unique: 0, is_member_center: 0 } as const;
const hidden = { is_display: 0, is_required: 0, is_unique: 0, is_member_center: 1 } as const;

/** What a site asks that has set nothing of its own. */
const defaults: Readonly<Partial<Record<SettingName, Flags>>> = {
  member_account: { ...shown, is_unique: 1 },
  password: shown,
  check_password: shown,
  member_name: { ...shown, is_member_center: 1 },
  member_phone: { ...shown, is_unique: 1, is_member_center: 1 },
  member_email: { ...hidden, is_unique: 1 },
  phone_verify: { ...hidden, is_member_center: 0 },
  identity_id: { ...hidden, is_unique: 1 },
  captcha: shown,
  agreement: shown,
};

/** Without these there is no member, or anyone's program makes them. */
const alwaysAsked: ReadonlySet<string> = new Set<SettingName>(['member_account', 'password', 'captcha']);

/** The form's fields for one currency: the site's own settings over the defaults. */
export async function readRegisterSettings(
  sql: SqlOrTransaction,
  siteId: number,
  currency: Currency,
): Promise<RegisterSetting[]> {
  const rows = await listRegisterSettings(sql, siteId, currency);
  const byName = new Map(rows.map((row) => [row.name, row]));
  return settingNames.map((name) => {
    const row = byName.get(name);
    const flags = row
      ? {
          is_display: toBit(row.is_display),
          is_required: toBit(row.is_required),
          is_unique: toBit(row.is_unique),
          is_member_center: toBit(row.is_member_center),
        }
      : (defaults[name] ?? hidden);
    return {
      name,
      currency,
      ...flags,
      ...(alwaysAsked.has(name) ? { is_display: 1, is_required: 1 } : {}),
      ...(name === 'member_account' ? { is_unique: 1 } : {}),
      is_verification: toBit(row?.is_verification ?? false),
      is_member_center_verification: toBit(row?.is_member_center_verification ?? false),
    };
  });
}
