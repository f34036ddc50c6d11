import type { Currency } from '@halls/contract';
import { namesAreOneWord, type RegistrationField } from '@halls/contract/registration';
import type { TextKey } from '@halls/i18n/texts';

interface InputTraits {
  isSecret?: boolean;
  attributes: {
    autoComplete: string;
    maxLength: number;
    inputMode?: 'text' | 'email' | 'numeric' | 'tel';
    autoCapitalize?: 'none';
    type?: 'date';
  };
}

/** What the form says is wanted before anything is wrong. */
export function hintOf(name: RegistrationField, currency: Currency): HintKey | undefined {
  return name === 'member_name' && namesAreOneWord(currency) ? 'hint.member_name_one_word' : hints[name];
}

type HintKey = Extract<TextKey<'register'>, `hint.${string}`>;

const hints: Readonly<Partial<Record<RegistrationField, HintKey>>> = {
  member_account: 'hint.member_account',
  password: 'hint.password',
  member_name: 'hint.member_name',
  withdraw_password: 'hint.withdraw_password',
};

const contact: InputTraits = { attributes: { autoComplete: 'off', maxLength: 50, autoCapitalize: 'none' } };

/** How each field is typed: keyboard, autofill, length. */
export const inputTraits: Readonly<Record<RegistrationField, InputTraits>> = {
  member_account: {
    attributes: { autoComplete: 'username', maxLength: 12, autoCapitalize: 'none' },
  },
  password: { isSecret: true, attributes: { autoComplete: 'new-password', maxLength: 12 } },
  check_password: { isSecret: true, attributes: { autoComplete: 'new-password', maxLength: 12 } },
  member_name: { attributes: { autoComplete: 'name', maxLength: 50 } },
  member_email: {
    attributes: { autoComplete: 'email', maxLength: 254, inputMode: 'email', autoCapitalize: 'none' },
  },
  member_birthday: { attributes: { autoComplete: 'bday', maxLength: 10, type: 'date' } },
  member_phone: { attributes: { autoComplete: 'tel-national', maxLength: 15, inputMode: 'tel' } },
  phone_verify: { attributes: { autoComplete: 'one-time-code', maxLength: 6, inputMode: 'numeric' } },
  member_qq: contact,
  member_wechat: contact,
  member_whats_app: contact,
  member_zalo: contact,
  member_fb: contact,
  member_telegram: contact,
  member_skype: contact,
  member_others: { attributes: { autoComplete: 'off', maxLength: 100 } },
  identity_id: { attributes: { autoComplete: 'off', maxLength: 32, autoCapitalize: 'none' } },
  withdraw_password: {
    isSecret: true,
    attributes: { autoComplete: 'off', maxLength: 4, inputMode: 'numeric' },
  },
};
