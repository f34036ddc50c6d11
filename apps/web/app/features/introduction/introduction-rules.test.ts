import { expect, test } from 'vitest';
import { cookiesOf, readIntroduction } from './introduction-rules.ts';

test.each([
  ['', null],
  ['?id=&invite=', null],
  ['?id=agent01', { type: 'agent', value: 'agent01' }],
  ['?invite=FRIEND2345', { type: 'recommend', value: 'FRIEND2345' }],
  ['?invite=FRIEND2345&id=agent01', { type: 'agent', value: 'agent01' }],
])('of "%s" the introduction is %j', (search, expected) => {
  expect(readIntroduction(search)).toEqual(expected);
});

test('an agent and a friend are kept under names of their own, with who it was and until when', () => {
  const place = { nowMs: 1_000, minutes: 2 };
  expect(cookiesOf({ type: 'agent', value: 'agent01' }, place)).toEqual([
    ['member_agent', 'agent01'],
    ['register_type', 'agent'],
    ['register_type_limit', '121000'],
  ]);
  expect(cookiesOf({ type: 'recommend', value: 'F2' }, place)[0]).toEqual(['recommend_code', 'F2']);
});
