import { expect, test } from 'vitest';
import { mayJoin, readChannel } from './channel.rules.ts';

const lan = { memberId: 17, currency: 'VND' as const, mustChangePassword: false };
const may = (name: string, member: typeof lan | null) => {
  const channel = readChannel(name);
  return channel !== null && mayJoin(channel, member);
};

test.each(['web_member', 'web_api.VND', 'web_api.USD', 'site02_template', 'bob_mobile_template'])(
  'everyone may join %s',
  (name) => {
    expect(may(name, null)).toBe(true);
  },
);

test.each(['private-member.17', 'private-member.VND', 'presence-member.VND'])(
  'its member alone may join %s',
  (name) => {
    expect(may(name, lan)).toBe(true);
    expect(may(name, null)).toBe(false);
    expect(may(name, { ...lan, memberId: 18 })).toBe(name !== 'private-member.17');
  },
);

test('who must change their password first has their own channel, and what everyone has', () => {
  const joined = ['private-member.17', 'private-member.VND', 'presence-member.VND', 'web_api.VND'];
  const mayJoinThem = joined.filter((name) => may(name, { ...lan, mustChangePassword: true }));
  expect(mayJoinThem).toEqual(['private-member.17', 'web_api.VND']);
});

test.each([
  'private-member.18',
  'private-member.017',
  'private-member.USD',
  'presence-member.USD',
  'presence-member.17',
  'member.17',
  'web_api.XXX',
  'web_api',
  'private-member.',
  'private-member.17 ',
  'private-web_member',
  'other_template',
  '',
  '__proto__',
])('%s is nobody’s', (name) => {
  expect(may(name, lan)).toBe(false);
});
