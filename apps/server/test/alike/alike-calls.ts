/** A call that could tell somebody from nobody: what it is asked of either, in try `n`. */
export interface AlikeCall {
  readonly name: string;
  readonly path: string;
  readonly needs?: 'captcha' | 'member';
  /** Of both answers. */
  readonly code: number;
  known(n: number): Readonly<Record<string, string>>;
  other(n: number): Readonly<Record<string, string>>;
}

/** More than there are tries of one call. */
const peopleOfCall = 1_000;

export interface Person {
  readonly account: string;
  readonly phone: string;
  readonly email: string;
}

/** A member, once `addKnownPeople` has run. */
export function knownPerson(id: number): Person {
  return { account: `known${id}`, phone: `0912${sixDigits(id)}`, email: `known${id}@mail.vn` };
}

const wrong = { withdrawPassword: '9999', code: '000001', password: 'wrong123' } as const;

const details = {
  name: 'recovery by withdraw password',
  path: '/arks/web/vx/verify',
  needs: 'captcha',
  code: 101,
} as const;
const sms = { name: 'recovery by SMS', path: '/recovery/sms', needs: 'captcha', code: 100 } as const;
const code = { name: 'code of a recovery', path: '/recovery/sms/verify', code: 101 } as const;
const contact = {
  name: 'profile, code:',
  path: '/member/profile/code',
  needs: 'member',
  code: 100,
} as const;

/** Everything that a stranger, or another member, can ask without having proved anything. */
export const alikeCalls: readonly AlikeCall[] = [
  byAccount(0, { name: 'login', path: '/login', needs: 'captcha', code: 101 }, () => ({
    password: wrong.password,
  })),
  byAccount(1, { ...details, name: `${details.name}: account` }, ({ email }) => ({
    withdraw_password: wrong.withdrawPassword,
    member_email: email,
  })),
  byContact(2, { ...details, name: `${details.name}: phone` }, ({ phone }) => ({
    withdraw_password: wrong.withdrawPassword,
    member_phone: phone,
  })),
  byContact(3, { ...details, name: `${details.name}: e-mail` }, ({ email }) => ({
    withdraw_password: wrong.withdrawPassword,
    member_email: email,
  })),
  byAccount(4, { ...sms, name: `${sms.name}: account` }, ({ phone }) => ({ member_phone: phone })),
  byContact(5, { ...sms, name: `${sms.name}: phone` }, ({ phone }) => ({ member_phone: phone })),
  // of the people who have just been sent one, or seem to have
  byAccount(4, { ...code, name: `${code.name}: account` }, ({ phone }) => ({
    member_phone: phone,
    phone_verify: wrong.code,
  })),
  byContact(5, { ...code, name: `${code.name}: phone` }, ({ phone }) => ({
    member_phone: phone,
    phone_verify: wrong.code,
  })),
  byAccount(6, { name: 'new password of a recovery', path: '/arks/web/vx/reset', code: 203 }, () => ({
    password: 'pass1234',
    token: 'made-up',
  })),
  byPerson(7, { name: 'registration, code for a phone', path: '/register/sms', code: 100 }, ({ phone }) => ({
    member_phone: phone,
    currency: 'VND',
    type: 'register_member',
  })),
  byPerson(
    8,
    { name: 'registration, a phone that is to be verified', path: '/register/verification', code: 100 },
    ({ phone }) => ({ member_phone: phone, member_currency: 'VND' }),
  ),
  byPerson(
    9,
    { name: 'introducer, an account that is no agent’s', path: '/register/valid_message', code: 100 },
    ({ account }) => ({ agent_id: account }),
  ),
  byPerson(10, { ...contact, name: `${contact.name} phone` }, ({ phone }) => ({
    field: 'member_phone',
    value: phone,
  })),
  byPerson(11, { ...contact, name: `${contact.name} e-mail address` }, ({ email }) => ({
    field: 'member_email',
    value: email,
  })),
];

/** The ids of the members whom `pairs` tries of each call ask about. */
export function peopleAskedAbout(pairs: number): number[] {
  return alikeCalls.flatMap((_, people) =>
    Array.from({ length: pairs }, (__, index) => people * peopleOfCall + index + 1),
  );
}

type About = Pick<AlikeCall, 'name' | 'path' | 'needs' | 'code'>;
type Body = (person: Person) => Readonly<Record<string, string>>;

/** Everything is the member's but the account, which nobody has. */
function byAccount(people: number, about: About, body: Body): AlikeCall {
  const of = (n: number, { account }: Person) => ({ ...body(known(people, n)), account });
  return { ...about, known: (n) => of(n, known(people, n)), other: (n) => of(n, nobody(people, n)) };
}

/** The account is the member's; the contact is, or nobody has it. */
function byContact(people: number, about: About, body: Body): AlikeCall {
  const of = (n: number, person: Person) => ({ ...body(person), account: known(people, n).account });
  return { ...about, known: (n) => of(n, known(people, n)), other: (n) => of(n, nobody(people, n)) };
}

/** All of it is a member's, or nobody's. */
function byPerson(people: number, about: About, body: Body): AlikeCall {
  return { ...about, known: (n) => body(known(people, n)), other: (n) => body(nobody(people, n)) };
}

function known(people: number, n: number): Person {
  return knownPerson(people * peopleOfCall + n);
}

function nobody(people: number, n: number): Person {
  const id = people * peopleOfCall + n;
  return { account: `other${id}`, phone: `0913${sixDigits(id)}`, email: `other${id}@mail.vn` };
}

function sixDigits(id: number): string {
  return String(id).padStart(6, '0');
}
