import { describe, expect, test } from 'vitest';
import { channelOf } from './core/event.ts';
import { errorKeys } from './core/error-key.ts';
import { endpoints, events } from './registry.ts';

const productPaths = `
/demo/play /demo/gp_games /demo/gt_games /arks/web/carousel_picture /arks/web/announcement/marquee /arks/web/bulletin
/arks/web/bulletin/member /arks/web/bulletin/history /arks/web/bulletin/member/hide /v2/get_jackpot /member/game/play1
/member/game/leave1 /v3/game_list /v2/get_tag_game_list /v2/game_label /v2/get_template_game_list
/arks/web/member-games/last-playing-game /arks/web/member-games/favorite/store /arks/web/game/sport-quickbet-url /check_iframe
/member/profile/balance/all/back /member/profile/balance_get_back /member/profile/my_cash /member/profile/common/layout
/arks/web/agent-level-rename /member/profile/edit_password /member/profile /bonus_setting/check /member/apply_for_agent/check
/arks/web/cash_surplus/check /member_info /arks/web/member/letter /arks/web/member/letter/read /arks/web/member/letter/destroy
/arks/web/activity/red_envelope_promotion /arks/web/activity/red_envelope /get_login_header /login /logout /captcha
/clientCaptcha /login/double_validation/skip /login/double_validation /arks/web/vx/verify /arks/web/vx/reset /get_info_data
/register/verification /register /arks/web/register-settings /register/sms /register/valid_message /arks/web/check-agent-domain
/arks/web/register-settings/service-agreement /web/logo /arks/web/site/detail /web/model_setting /web/model_sponsor
/web/model_login /template_config /arks/web/web-mobile-footer /arks/web/footer /arks/web/float
/arks/web/model/register-background/detail /fb_tracking`
  .trim()
  .split(/\s+/);

/** What people do that the product names no call for. */
const ownPaths = [
  '/agent/agreement',
  '/agent/agreement/accept',
  '/agent/application',
  '/agent/apply',
  '/agent/downline',
  '/agent/levels',
  '/agent/operations',
  '/agent/plan',
  '/agent/promotion',
  '/agent/commission',
  '/agent/statement',
  '/agent/statement/days',
  '/agent/statement/members',
  '/agent/statements',
  '/agent/transfer',
  '/agent/visit',
  '/arks/web/discount',
  '/arks/web/discount/detail',
  '/arks/web/discount/popup',
  '/arks/web/faq',
  '/arks/web/main',
  '/login/third_party',
  '/login/third_party/providers',
  '/login/transfer',
  '/member/third_party/link',
  '/member/letter/read_all',
  '/member/statement',
  '/member/transfer/list',
  '/member/game/records',
  '/member/game/round_page',
  '/payment/methods',
  '/payment/deposit',
  '/payment/order',
  '/payment/records',
  '/payment/withdrawal',
  '/payment/withdrawal/preview',
  '/member/bonus',
  '/member/bonus/forfeit',
  '/member/bonus/history',
  '/member/free_rounds',
  '/member/recommendation',
  '/member/recommendation/friends',
  '/member/rebate',
  '/member/rebate/claim',
  '/member/rebate/history',
  '/member/rebate/lines',
  '/member/vip',
  '/offer/of_discount',
  '/member/offers',
  '/member/offers/claim',
  '/member/offers/code',
  '/member/offers/withdraw',
  '/member/sign_in_reward',
  '/member/sign_in_reward/claim',
  '/member/missions',
  '/member/missions/claim',
  '/arks/web/tournament',
  '/arks/web/tournament/detail',
  '/member/tournament',
  '/member/tournament/join',
  '/payment/fast/pass',
  '/payment/fast/deposit',
  '/payment/fast/order',
  '/payment/accounts',
  '/payment/accounts/store',
  '/payment/accounts/destroy',
  '/member/profile/code',
  '/recovery/sms',
  '/recovery/sms/verify',
  '/member/device/list',
  '/member/device/forget',
  '/member/device/forget-others',
  '/member/limit',
  '/member/limit/set',
  '/member/limit/confirm',
  '/member/limit/keep',
  '/member/login-history',
  '/member/profile/edit_withdraw_password',
  '/v2/get_latest_wins',
  '/arks/web/activity/red_envelope_list',
  '/arks/web/activity/red_envelope_proof',
  '/v2/get_table_state',
];

describe('endpoints', () => {
  const all = Object.values(endpoints);

  test('are those of the product and our own, each once', () => {
    expect(all.map((endpoint) => endpoint.path).toSorted()).toEqual(
      [...productPaths, ...ownPaths].toSorted(),
    );
  });

  test('refuse a property that they do not know', () => {
    for (const endpoint of all) {
      const result = endpoint.request.safeParse({ no_such_property: 1 });
      const isNamed = result.error?.issues.some(
        (issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('no_such_property'),
      );
      expect([endpoint.path, isNamed]).toEqual([endpoint.path, true]);
    }
  });

  test('declare codes that stay clear of those of every call', () => {
    for (const endpoint of all) {
      const codes = Object.keys(endpoint.codes).map(Number);
      expect(codes.filter((code) => [100, 1000, 401, 404, 413, 422, 429, 500, 503].includes(code))).toEqual(
        [],
      );
    }
  });

  test('ask members for a token where the product has members alone', () => {
    const guests = all.filter((endpoint) => endpoint.access === 'guest').map((endpoint) => endpoint.path);
    expect(guests.filter((path) => path.startsWith('/member') || path.includes('/member'))).toEqual([]);
    expect(guests).not.toContain('/logout');
  });
});

describe('error keys', () => {
  test('are unique', () => {
    expect(errorKeys.filter((key, index) => errorKeys.indexOf(key) !== index)).toEqual([]);
  });
});

describe('events', () => {
  test('are those of the product on its channels', () => {
    expect(
      Object.values(events)
        .map((event) => `${event.channel} ${event.event}`)
        .toSorted(),
    ).toEqual(
      [
        'bob_mobile_template model_login.url',
        'bob_mobile_template model_sponsor.url',
        'private-member.{currency} RedEnvelopeDisplay',
        'private-member.{member_id} all_transfer_back',
        'private-member.{member_id} app_clean_cache',
        'private-member.{member_id} bonus.refused',
        'private-member.{member_id} deposit.changed',
        'private-member.{member_id} forward_game.status',
        'private-member.{member_id} game.url',
        'private-member.{member_id} letter.delete',
        'private-member.{member_id} letter.read',
        'private-member.{member_id} letter.sent',
        'private-member.{member_id} limit.reached',
        'private-member.{member_id} login',
        'private-member.{member_id} member.bonus',
        'private-member.{member_id} member.cash',
        'private-member.{member_id} member.free_rounds',
        'private-member.{member_id} member_deposit.success',
        'private-member.{member_id} offer.changed',
        'private-member.{member_id} profile.updated',
        'private-member.{member_id} transfer.changed',
        'private-member.{member_id} withdrawal.changed',
        'web_api.{currency} carousel_picture.url',
        'web_api.{currency} catalogue.changed',
        'web_api.{currency} jackpot.amount',
        'web_api.{currency} jackpot.won',
        'web_api.{currency} tournament.standings',
        'web_member customer_service_link_change',
        '{template}_template model_settings.url',
      ].toSorted(),
    );
  });

  test('a channel is filled from its pattern', () => {
    expect(channelOf(events.memberCash, { member_id: 17 })).toBe('private-member.17');
    expect(channelOf(events.modelSettingsChanged, { template: 'site02' })).toBe('site02_template');
    expect(() => channelOf(events.memberCash, {} as never)).toThrow(RangeError);
  });
});
