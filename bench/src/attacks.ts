import { randomBytes } from 'node:crypto';
import { knownPerson } from '../../apps/server/test/alike/alike-calls.ts';
import type { SolvedCaptcha } from './draw-captchas.ts';

/** What somebody tries who has no account here, a solved captcha for each try where one is asked. */
export interface Attack {
  readonly name: string;
  readonly path: string;
  /** From one address, or each try from another. */
  readonly addresses: 'one' | 'many';
  readonly captcha?: 1 | 2;
  body(n: number): Record<string, unknown>;
  /** The answers to a try that was compared with a secret, or was done. */
  readonly reaching: readonly string[];
  /** So many tries of a minute may. */
  readonly atMost: number;
  /** Called as a member with a token that somebody else has got hold of. */
  readonly withToken?: true;
}

/** Members whom attacks are about: each of its own, since a guard remembers. */
export const victims = {
  password: knownPerson(1),
  passwordFromMany: knownPerson(2),
  recovery: knownPerson(3),
  smsCode: knownPerson(4),
  validation: knownPerson(5),
  session: knownPerson(6),
} as const;

const madeUp = () => randomBytes(32).toString('base64url');
const sixDigits = (n: number) => String(n).padStart(6, '0');

export const attacks: readonly Attack[] = [
  {
    name: 'passwords guessed, one account from one address',
    ...{ path: '/login', addresses: 'one', captcha: 1, reaching: ['101'], atMost: 5 },
    body: (n) => ({ account: victims.password.account, password: `guess${n}` }),
  },
  {
    name: 'passwords guessed, one account from many addresses',
    ...{ path: '/login', addresses: 'many', captcha: 1, reaching: ['101'], atMost: 5 },
    body: (n) => ({ account: victims.passwordFromMany.account, password: `guess${n}` }),
  },
  {
    name: 'one password over many accounts from one address',
    ...{ path: '/login', addresses: 'one', captcha: 1, reaching: ['101'], atMost: 30 },
    body: (n) => ({ account: `sprayed${n}`, password: 'demo1235' }),
  },
  {
    name: 'pictures asked for to be read, from one address',
    ...{ path: '/captcha', addresses: 'one', reaching: ['100'], atMost: 10 },
    body: () => ({ type: 1, kind: 'svg' }),
  },
  {
    name: 'accounts asked about on the form, from one address',
    ...{ path: '/register/verification', addresses: 'one', reaching: ['100', '102'], atMost: 40 },
    body: (n) => ({ member_account: knownPerson(n).account, member_currency: 'VND' }),
  },
  {
    name: 'SMS codes guessed from many addresses',
    ...{ path: '/recovery/sms/verify', addresses: 'many', reaching: [], atMost: 5 },
    body: (n) => ({
      account: victims.smsCode.account,
      member_phone: victims.smsCode.phone,
      phone_verify: sixDigits(n),
    }),
  },
  {
    name: 'codes asked for one number from many addresses',
    ...{ path: '/register/sms', addresses: 'many', reaching: ['100'], atMost: 1 },
    body: () => ({ member_phone: '0898000000', currency: 'THB', type: 'register_member' }),
  },
  {
    name: 'codes asked for many numbers from one address',
    ...{ path: '/register/sms', addresses: 'one', reaching: ['100'], atMost: 20 },
    body: (n) => ({ member_phone: `0899${sixDigits(n)}`, currency: 'THB', type: 'register_member' }),
  },
  {
    name: 'withdraw passwords guessed, one account from many addresses',
    ...{ path: '/arks/web/vx/verify', addresses: 'many', captcha: 1, reaching: ['101'], atMost: 5 },
    body: (n) => ({
      account: victims.recovery.account,
      withdraw_password: sixDigits(n).slice(2),
      member_email: victims.recovery.email,
    }),
  },
  {
    name: 'withdraw passwords guessed, many accounts from one address',
    ...{ path: '/arks/web/vx/verify', addresses: 'one', captcha: 1, reaching: ['101'], atMost: 20 },
    body: (n) => ({ account: `sprayed${n}`, withdraw_password: '1234', member_phone: '0912345678' }),
  },
  {
    name: 'registrations from one address',
    ...{ path: '/register', addresses: 'one', captcha: 2, reaching: ['100'], atMost: 5 },
    body: (n) => ({
      member_account: `flood${n}`,
      password: 'demo1234',
      check_password: 'demo1234',
      member_name: 'Flood',
      member_phone: `0897${sixDigits(n)}`,
      member_currency: 'VND',
      agreement: 1,
    }),
  },
  {
    name: 'login codes of operators’ systems guessed from one address',
    ...{ path: '/get_info_data', addresses: 'one', reaching: ['101'], atMost: 30 },
    body: () => ({ enc: madeUp() }),
  },
  {
    name: 'answers of a double validation guessed from many addresses',
    ...{ path: '/login/double_validation', addresses: 'many', captcha: 1, reaching: ['103'], atMost: 5 },
    body: (n) => ({ answer: `guess${n}` }),
  },
  {
    name: 'old passwords guessed with a stolen session',
    ...{
      path: '/member/profile/edit_password',
      addresses: 'many',
      reaching: ['101'],
      atMost: 5,
      withToken: true,
    },
    body: (n) => ({ old_password: `guess${n}`, password: 'mine1234' }),
  },
];

/** A captcha in the names of a call's fields. */
export function captchaFor({ path }: Attack, captcha: SolvedCaptcha | undefined): object {
  if (!captcha || path !== '/login/double_validation') return captcha ?? {};
  return { captcha_token: captcha.captcha_token, captcha_answer: captcha.answer };
}
