import { expect, it } from 'vitest';
import type { MemberProfile } from '@halls/contract/member';
import { changesOfProfile, checkProfileField, fieldsWantingCode, viewOfProfile } from './profile-rules.ts';

const nothing: MemberProfile = {
  id: 17,
  member_account: 'lotus1',
  member_currency: 'VND',
  is_withdraw_password: 0,
  member_name: '',
  member_birthday: '',
  member_email: '',
  member_phone: '',
  member_line: '',
  member_others: '',
  member_qq: '',
  member_skype: '',
  member_wechat: '',
  member_fb: '',
  member_zalo: '',
  member_telegram: '',
  member_whats_app: '',
  new_identity_id: '',
};
const asked = (...names: string[]) => names.map((name) => ({ name, is_member_center: 1 as const }));

it('offers what the site has in its member centre, and nothing else', () => {
  const settings = [
    ...asked('member_zalo', 'identity_id'),
    { name: 'member_qq', is_member_center: 0 as const },
  ];
  expect(viewOfProfile(nothing, settings)).toEqual({ open: ['member_zalo', 'new_identity_id'], locked: [] });
});

it('offers the handle of LINE with the other contacts', () => {
  expect(viewOfProfile(nothing, asked('member_others')).open).toEqual(['member_line', 'member_others']);
});

it('shows what was given once as it is, even where the site no longer asks for it', () => {
  const profile = { ...nothing, member_name: 'Nguyen', member_zalo: 'nguyen' };
  expect(viewOfProfile(profile, asked('member_birthday', 'member_zalo'))).toEqual({
    open: ['member_birthday', 'member_zalo'],
    locked: ['member_name'],
  });
});

it('sends what differs, and an entry that was taken out as empty', () => {
  const profile = { ...nothing, member_zalo: 'nguyen', member_fb: 'lotus' };
  const view = viewOfProfile(profile, asked('member_zalo', 'member_fb', 'member_email'));
  const values = {
    member_zalo: ' nguyen ',
    member_fb: '',
    member_email: 'a@example.com',
    member_qq: '12345',
  };
  expect(changesOfProfile(profile, values, view)).toEqual({ member_fb: '', member_email: 'a@example.com' });
});

it('judges by the rules of the registration, without demanding anything', () => {
  const place = { currency: 'VND', siteId: 1 } as const;
  expect(checkProfileField('member_phone', '', place)).toBeNull();
  expect(checkProfileField('member_phone', '123', place)).not.toBeNull();
  expect(checkProfileField('new_identity_id', '012345678901', place)).toBeNull();
});

it('wants a code with a number or an address that is new, where the site does', () => {
  const verifies = (name: string) => ({ name, is_member_center_verification: 1 as const });
  const settings = [
    verifies('member_phone'),
    { name: 'member_email', is_member_center_verification: 0 as const },
  ];
  const changes = { member_phone: '0912345678', member_email: 'a@example.com', member_zalo: 'lotus' };
  expect(fieldsWantingCode(changes, settings)).toEqual(['member_phone']);
  expect(fieldsWantingCode({ member_phone: '' }, settings)).toEqual([]);
  expect(fieldsWantingCode({ member_email: 'a@example.com' }, settings)).toEqual([]);
});
