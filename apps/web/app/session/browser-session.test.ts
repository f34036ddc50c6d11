import { expect, it } from 'vitest';
import { sessionFormat } from './browser-session.ts';

const stored = { member_id: '17', member_account: 'demo01', currency: 'VND' };
const parse = (values: Record<string, string>) => sessionFormat.parse('t1', (key) => values[key] ?? null);

it('reads what it wrote', () => {
  const session = { token: 't1', memberId: 17, memberAccount: 'demo01', currency: 'VND' };
  expect(sessionFormat.write(session)).toEqual(stored);
  expect(parse(stored)).toEqual(session);
});

it.each([
  { member_id: '' },
  { member_id: 'x' },
  { member_id: '-1' },
  { member_account: '' },
  { currency: '' },
])('takes %o for no session', (wrong) => {
  expect(parse({ ...stored, ...wrong })).toBeNull();
});
