import { expect, test } from 'vitest';
import type { SiteSettingName, SiteSettingValues } from '@halls/contract/site-setting';
import { changesOf, isUnusual, typedOf } from './setting-draft.ts';

const values: SiteSettingValues = {
  ...{ name: 'Lotus', name_zh: '莲', hosts: ['a.example', 'b.example'], registration_closed: false },
  ...{ languages: ['vi_VN', 'en_US'], currencies: ['VND'] },
  ...{
    is_demo: false,
    session_idle_minutes: 60,
    link_expire_minutes: 1_440,
  },
  ...{
    fast_payment: true,
    agent_bind_fast_payment: false,
    mobile_template: 'H5_2',
    game_room: true,
    shows_wins: false,
  },
};
const draft = Object.fromEntries(
  (Object.keys(values) as SiteSettingName[]).map((name) => [name, typedOf(name, values)]),
);

test('what nobody has typed anew is no change', () => {
  expect(changesOf(draft, values)).toEqual({});
});

test('only what was typed otherwise is asked for', () => {
  const typed = {
    ...draft,
    hosts: 'a.example\nc.example',
    game_room: false,
  };
  expect(changesOf(typed, values)).toEqual({
    hosts: ['a.example', 'c.example'],
    game_room: false,
  });
});

test('a setting is unusual where it differs from what holds unset', () => {
  expect(isUnusual('session_idle_minutes', values)).toBe(true);
  expect(isUnusual('link_expire_minutes', values)).toBe(false);
  expect(isUnusual('hosts', values)).toBe(false);
});
