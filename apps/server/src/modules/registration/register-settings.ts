import { toBit, type Currency } from '@halls/contract';
import { registrationFields, type RegisterSetting } from '@halls/contract/registration';
import type { SqlOrTransaction } from '#platform/database.ts';
import { listRegisterSettings, type RegisterSettingRow } from './registration.repo.ts';

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

/** What a site asks of whom, for one currency. */
export interface RegisterForm {
  readonly settings: readonly RegisterSetting[];
  /**
   * Where the site wants a phone number verified by a code. There are no messages that could bring one: a number is
   * refused there, and no field for the code is shown.
   */
  readonly wantsPhoneCode: { readonly atRegistration: boolean; readonly inMemberCenter: boolean };
}

/** The site's own settings over the defaults. */
export async function readRegisterForm(
  sql: SqlOrTransaction,
  siteId: number,
  currency: Currency,
): Promise<RegisterForm> {
  const rows = await listRegisterSettings(sql, siteId, currency);
  const byName = new Map(rows.map((row) => [row.name, row]));
  const [phone, code] = [byName.get('member_phone'), byName.get('phone_verify')];
  return {
    settings: settingNames.map((name) => settingOf(name, currency, byName.get(name))),
    wantsPhoneCode: {
      atRegistration: Boolean(code?.is_display || code?.is_verification || phone?.is_verification),
      inMemberCenter: Boolean(
        code?.is_member_center || code?.is_member_center_verification || phone?.is_member_center_verification,
      ),
    },
  };
}

function settingOf(
  name: SettingName,
  currency: Currency,
  row: RegisterSettingRow | undefined,
): RegisterSetting {
  const flags = row && name !== 'phone_verify' ? flagsOf(row) : (defaults[name] ?? hidden);
  return {
    name,
    currency,
    ...flags,
    ...(alwaysAsked.has(name) ? { is_display: 1, is_required: 1 } : {}),
    ...(name === 'member_account' ? { is_unique: 1 } : {}),
    is_verification: 0,
    is_member_center_verification: 0,
  };
}

function flagsOf(row: RegisterSettingRow): Flags {
  return {
    is_display: toBit(row.is_display),
    is_required: toBit(row.is_required),
    is_unique: toBit(row.is_unique),
    is_member_center: toBit(row.is_member_center),
  };
}
