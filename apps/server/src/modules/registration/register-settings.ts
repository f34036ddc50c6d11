import { toBit, type Currency } from '@halls/contract';
import { verifiedFields, type VerifiedField } from '@halls/contract/member';
import { registrationFields, type RegisterSetting } from '@halls/contract/registration';
import type { SqlOrTransaction } from '#platform/database.ts';
import { listRegisterSettings, type RegisterSettingRow } from './registration.repo.ts';

/** Everything that the form can show, in its order. */
export const settingNames = [...registrationFields, 'captcha', 'agreement'] as const;
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
  /** Whether a phone number comes with the code that was sent to it. */
  readonly verifiesPhone: boolean;
  /** The fields that members change with such a code. */
  readonly verifiedInMemberCenter: ReadonlySet<VerifiedField>;
}

/** The site's own settings over the defaults. */
export async function readRegisterForm(
  sql: SqlOrTransaction,
  siteId: number,
  currency: Currency,
): Promise<RegisterForm> {
  const rows = await listRegisterSettings(sql, siteId, currency);
  const byName = new Map(rows.map((row) => [row.name, row]));
  const wishes = wishesOf(byName);
  const settings = settingNames.map((name) => settingOf(name, currency, byName.get(name), wishes));
  const phone = settings.find(({ name }) => name === 'member_phone');
  return {
    settings: settings.map((setting) =>
      setting.name === 'phone_verify' ? codeSettingOf(setting, phone) : setting,
    ),
    verifiesPhone: phone?.is_verification === 1,
    verifiedInMemberCenter: wishes.inMemberCenter,
  };
}

interface Wishes {
  readonly atRegistration: boolean;
  readonly inMemberCenter: ReadonlySet<VerifiedField>;
}

/** What is to be verified; the row of the code's field says it of phone numbers as the number's own does. */
function wishesOf(byName: ReadonlyMap<string, RegisterSettingRow>): Wishes {
  const [phone, code] = [byName.get('member_phone'), byName.get('phone_verify')];
  const isVerified = (field: VerifiedField) =>
    byName.get(field)?.is_member_center_verification ||
    (field === 'member_phone' && (code?.is_member_center || code?.is_member_center_verification));
  return {
    atRegistration: Boolean(code?.is_display || code?.is_verification || phone?.is_verification),
    inMemberCenter: new Set(verifiedFields.filter(isVerified)),
  };
}

function settingOf(
  name: SettingName,
  currency: Currency,
  row: RegisterSettingRow | undefined,
  wishes: Wishes,
): RegisterSetting {
  const flags: Flags = {
    ...(row && name !== 'phone_verify' ? flagsOf(row) : (defaults[name] ?? hidden)),
    ...(alwaysAsked.has(name) && { is_display: 1, is_required: 1 }),
    ...(name === 'member_account' && { is_unique: 1 }),
  };
  return {
    name,
    currency,
    ...flags,
    is_verification: toBit(name === 'member_phone' && flags.is_display === 1 && wishes.atRegistration),
    is_member_center_verification: toBit((wishes.inMemberCenter as ReadonlySet<string>).has(name)),
  };
}

/** The code's field stands where the number's does, once it is to be verified. */
function codeSettingOf(setting: RegisterSetting, phone: RegisterSetting | undefined): RegisterSetting {
  if (phone?.is_verification !== 1) return setting;
  return { ...setting, is_display: 1, is_required: phone.is_required, is_verification: 1 };
}

function flagsOf(row: RegisterSettingRow): Flags {
  return {
    is_display: toBit(row.is_display),
    is_required: toBit(row.is_required),
    is_unique: toBit(row.is_unique),
    is_member_center: toBit(row.is_member_center),
  };
}
