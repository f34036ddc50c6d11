import { describe, expect, test } from 'vitest';
import { endpoints } from './registry.ts';

type EndpointName = keyof typeof endpoints;
interface Listed {
  /** What a client has to send, with values that are right. */
  readonly needed?: Readonly<Record<string, unknown>>;
  /** What it may send beside that. */
  readonly optional?: Readonly<Record<string, unknown>>;
  /** Of these, what is a number, or is made of digits: taken as a number and as text. */
  readonly numbers?: readonly string[];
}

const game = { gp_id: 'GPR8', game_type_id: 2 };
const bulletinList = { display_device: 1, use_type: 0, sort_field: 'id', sort_order: 'desc' };
const shelf = { currency: 'VND', support_device: 1, template: 'site02' };
const claims = {
  remote_addr: '127.0.0.1',
  host: 'localhost',
  device: 1,
  system_group: 1,
  udid: 'device-1',
  cdn: 1,
  system: 'Windows',
  browser: 'Chrome',
  system_version: 10,
};
const contacts = {
  member_email: 'lan@example.com',
  member_birthday: '1990-1-2',
  member_phone: 9_012_345_678,
  member_qq: 12_345,
  member_telegram: '@lan.nguyen',
  member_whats_app: '84912345678',
  member_skype: 'lan.nguyen',
  member_fb: 'lan.nguyen',
  member_zalo: '0912345678',
  member_wechat: 'lan_nguyen',
  member_others: 'by letter',
  identity_id: 123_456,
};

const thirdParty = { ticket: 'a-ticket', verifier: 'v'.repeat(43) };

/** What clients send with each call, used by us or not. */
const listed: Partial<Record<EndpointName, Listed>> = {
  demoPlay: {
    needed: { currency: 'VND', gp_id: 'GPR8', game_type: 2, game_code: 0 },
    optional: { device: 1, house: 0 },
    numbers: ['game_type', 'game_code', 'device', 'house'],
  },
  demoGpGames: {
    needed: game,
    optional: { currency: 'VND', device: 2, house: 0 },
    numbers: ['game_type_id', 'device', 'house'],
  },
  demoGtGames: { optional: shelf, numbers: ['support_device'] },
  carouselPicture: { optional: { use_type: 2 }, numbers: ['use_type'] },
  marquee: { optional: { sort_field: 'sort', sort_order: 'desc' } },
  bulletin: { optional: bulletinList, numbers: ['display_device', 'use_type'] },
  memberBulletin: {
    optional: { ...bulletinList, display_location: 2 },
    numbers: ['display_device', 'display_location', 'use_type'],
  },
  bulletinHistory: { optional: bulletinList, numbers: ['display_device'] },
  hideMemberBulletin: {
    optional: { display_device: 1, display_location: 3 },
    numbers: ['display_device', 'display_location'],
  },
  jackpot: { optional: { currency: 'VND' } },
  play: {
    needed: { gpId: 'GPR8', game_type: 2, game_code: 0, lobby_url: '/close' },
    optional: { extra: { theme: { dark: true } }, device: 1 },
    numbers: ['game_type', 'game_code', 'device'],
  },
  leave: { optional: { gpId: 'GPR8', game_type: 2, game_code: 0 }, numbers: ['game_type', 'game_code'] },
  gameList: { optional: shelf, numbers: ['support_device'] },
  tagGameList: {
    needed: { tag: 'recommended' },
    optional: { currency: 'VND', support_device: 0, gt_id: 0 },
    numbers: ['support_device', 'gt_id'],
  },
  gameLabel: {
    needed: game,
    optional: { currency: 'VND', device: 3, house: 0 },
    numbers: ['game_type_id', 'device', 'house'],
  },
  templateGameList: { optional: shelf, numbers: ['support_device'] },
  editWithdrawPassword: {
    needed: { old_password: 'demo1234', withdraw_password: 1234 },
    numbers: ['withdraw_password'],
  },
  forgetDevice: { needed: { device_id: 'x' } },
  loginHistory: { optional: { cursor: '17' } },
  memberInfo: { needed: { id: 17 }, numbers: ['id'] },
  login: {
    needed: { account: 'demo01', password: 'demo1234', answer: 'abcd', captcha_token: 'token' },
    optional: { login_type: 1, ...claims },
    numbers: ['login_type', 'device', 'system_group', 'cdn', 'system_version'],
  },
  skipDoubleValidation: { needed: { member_login_id: 'login' } },
  answerDoubleValidation: {
    needed: { member_login_id: 'login', answer: '1234', captcha_answer: 'abcd', captcha_token: 'token' },
    optional: claims,
    numbers: ['device', 'system_group', 'cdn', 'system_version'],
  },
  transferMember: {
    needed: { transfer_token: 'token', member_name: 'Lan', withdraw_password: 1234 },
    optional: claims,
    numbers: ['withdraw_password', 'device'],
  },
  thirdPartyLogin: { needed: thirdParty, optional: claims, numbers: ['device'] },
  linkThirdParty: { needed: thirdParty },
  getInfoData: { needed: { enc: 'a-code' } },
  captcha: { optional: { type: 1 }, numbers: ['type'] },
  register: {
    needed: { member_account: 'lan_01', password: 'lan12345', member_currency: 'USD' },
    optional: {
      ...contacts,
      check_password: 'lan12345',
      member_name: 'Lan',
      member_agent: 17,
      recommend_code: 'ABC',
      introducer: 'agent01',
      withdraw_password: 1234,
      phone_verify: 123_456,
      captcha_token: 'token',
      answer: 'abcd',
      agreement: 1,
      device: 2,
    },
    numbers: ['member_phone', 'member_agent', 'withdraw_password', 'phone_verify', 'identity_id', 'device'],
  },
  verifyRegistration: {
    needed: { member_phone: 9_012_345_678, member_currency: 'USD' },
    optional: { verification: 1 },
    numbers: ['member_phone', 'verification'],
  },
  registerSettings: { optional: { currency: 'VND', member_currency: 'VND' } },
  profileCode: {
    needed: { field: 'member_phone', value: 9_012_345_678 },
    numbers: ['value'],
  },
  registerSms: {
    needed: { member_phone: 9_012_345_678, currency: 'VND', type: 'register_member' },
    numbers: ['member_phone'],
  },
  validMessage: { needed: { agent_id: 17 }, numbers: ['agent_id'] },
  verifyRecovery: {
    needed: { account: 'demo01', withdraw_password: 1234, member_phone: 9_012_345_678 },
    optional: { member_email: 'lan@example.com' },
    numbers: ['withdraw_password', 'member_phone'],
  },
  recoverySms: {
    needed: { account: 'demo01', member_phone: 9_012_345_678 },
    optional: { answer: 'abcd', captcha_token: 'token' },
    numbers: ['member_phone'],
  },
  verifyRecoverySms: {
    needed: { account: 'demo01', member_phone: 9_012_345_678, phone_verify: 123_456 },
    numbers: ['member_phone', 'phone_verify'],
  },
  letters: {
    optional: { active: 1, count: 50, language: 'vi_VN', page: 1, sort_field: 'id', sort_order: 'desc' },
    numbers: ['active', 'count', 'page'],
  },
  statement: {
    optional: { from: '2026-03-01', to: '2026-03-31', kind: 'bet', gp_id: 'GPR8', cursor: 51, count: 50 },
    numbers: ['cursor', 'count'],
  },
  playRecords: {
    optional: { gp_id: 'GPFC', from: '2026-03-01', to: '2026-03-31', cursor: '51', count: 50 },
    numbers: ['count'],
  },
  storePayoutAccount: {
    needed: { bank_code: 'VND_VCB', number: 123_456_789, holder_name: 'Lan', withdraw_password: 1234 },
    numbers: ['number', 'withdraw_password'],
  },
  readLetter: { needed: { id: 17 }, numbers: ['id'] },
  destroyLetter: { needed: { id: [17, '18'] } },
  modelSetting: { optional: { language: 'vi_VN', model_version: 2 }, numbers: ['model_version'] },
  mobileFooter: { optional: { template: 'H5_1' } },
};

describe.each(Object.entries(listed))('%s', (name, { needed = {}, optional = {}, numbers = [] }) => {
  const { request } = endpoints[name as EndpointName];
  const whole: Readonly<Record<string, unknown>> = { ...needed, ...optional };
  const faultOf = (body: object) => request.safeParse(body).error?.issues;

  test('takes every property that clients send', () => {
    expect(faultOf(whole)).toBeUndefined();
  });

  test('takes null for what may be absent', () => {
    expect(faultOf({ ...needed, ...mapValues(optional, () => null) })).toBeUndefined();
    expect(faultOf(needed)).toBeUndefined();
  });

  test('takes a number as number and as text, and means the same by both', () => {
    for (const field of numbers) {
      const asNumber = { ...whole, [field]: Number(whole[field]) };
      const asText = { ...whole, [field]: String(whole[field]) };
      expect({ [field]: faultOf(asNumber) ?? faultOf(asText) }).toEqual({ [field]: undefined });
      expect(request.parse(asNumber)).toEqual(request.parse(asText));
    }
  });

  test('refuses what nobody has heard of', () => {
    expect(faultOf({ ...whole, no_such_property: 1 })).toHaveLength(1);
  });
});

test('an empty choice is none', () => {
  expect(endpoints.gameList.request.parse({ support_device: '', currency: '', template: '' })).toEqual({});
});

test('what is passed along to a provider has few levels', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`) as object;
  const body = { gpId: 'GPR8', game_type: 2, game_code: '0', lobby_url: '/close' };
  expect(endpoints.play.request.safeParse({ ...body, extra: deep }).success).toBe(false);
  expect(endpoints.play.request.safeParse({ ...body, lobby_url: '//evil.example/' }).success).toBe(false);
});

function mapValues(record: object, change: () => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(record).map((name) => [name, change()]));
}
