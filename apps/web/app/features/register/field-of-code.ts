import type { RegistrationField } from '@halls/contract/registration';

const fields: Readonly<Record<number, RegistrationField | 'captcha'>> = {
  102: 'member_account',
  103: 'member_name',
  104: 'member_phone',
  105: 'member_email',
  113: 'phone_verify',
  114: 'identity_id',
  206: 'member_email',
  209: 'member_phone',
  214: 'member_name',
  215: 'member_phone',
  216: 'member_email',
  223: 'identity_id',
  224: 'captcha',
  227: 'member_name',
  301: 'member_qq',
  302: 'member_wechat',
  303: 'member_whats_app',
  304: 'member_zalo',
  305: 'member_fb',
  306: 'member_telegram',
  307: 'member_skype',
  308: 'member_others',
};

/** The field that a refusal of a registration speaks of; undefined when it is about the whole. */
export function fieldOfCode(code: number): RegistrationField | 'captcha' | undefined {
  return fields[code];
}
