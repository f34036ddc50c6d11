import { describe, expect, it } from 'vitest';
import type { CampaignBody } from '@halls/contract/office';
import { everybody } from '@halls/contract/member-rule';
import { campaignBodySchema } from '@halls/contract/office';
import { claimEnds, isOverCap, isUsedUp, mostOf, periodKey, returnsAmong, worthOf } from './offer.rules.ts';

const bonus: Extract<CampaignBody['reward'], { kind: 'bonus' }> = {
  ...{ kind: 'bonus', value: { kind: 'fixed', amount: '100' }, wagering_percent: 500 },
  ...{ max_stake: null, max_cashout: null, excluded_games: [], days: 7 },
};
const body: CampaignBody = {
  ...{ currency: 'USD', gt_id: 2, discount_id: null, access: 'open', codes: [], period: 'once' },
  ...{ starts_at: '2026-03-01T00:00:00.000Z', ends_at: '2026-04-01T00:00:00.000Z' },
  ...{ trigger: { kind: 'now' }, reward: bonus },
  ...{ budget: '1000', member_cap: null, rule: everybody, title: { en_US: 'a' }, text: { en_US: 'b' } },
};
const match: CampaignBody = {
  ...body,
  trigger: { kind: 'deposit', min: '20', nth: null, wait_days: 3 },
  reward: { ...bonus, value: { kind: 'percent', percent: 50, cap: '80' } },
};
const counting = { lowest: 9_400, highest: 9_800 };

describe('what an offer is worth', () => {
  it('is the amount less what games keep of the stakes, at the lowest and the highest return', () => {
    // 500 are to be staked: 6 % of that is 30, 2 % is 10
    expect(worthOf(body, { counting, freeGame: null })).toEqual({
      requiredMinor: 50_000n,
      left: { fromMinor: 7_000n, toMinor: 9_000n },
    });
  });

  it('is never below nothing, nor above what may become cash', () => {
    const reward = { ...bonus, max_cashout: '85', wagering_percent: 1_000 };
    expect(
      worthOf({ ...body, reward }, { counting: { lowest: 8_000, highest: 9_990 }, freeGame: null }).left,
    ).toEqual({ fromMinor: 0n, toMinor: 8_500n });
  });

  it('of free rounds is what their game returns of the stakes', () => {
    const reward: CampaignBody['reward'] = {
      ...{ kind: 'free_rounds', game: 'GPFC/koi', count: 20, stake: '0.50', days: 7, pays: 'cash' },
      ...{ wagering_percent: 0, bonus_days: null },
    };
    const free = { lowest: 9_600, highest: 9_600 };
    expect(worthOf({ ...body, reward }, { counting: null, freeGame: free })).toEqual({
      requiredMinor: 0n,
      left: { fromMinor: 960n, toMinor: 960n },
    });
  });

  it('is not said where no game says its return', () => {
    expect(worthOf(body, { counting: null, freeGame: null }).left).toBeNull();
  });
});

it('takes the lowest and the highest of what games promise, and leaves those that promise nothing', () => {
  expect(returnsAmong([null, { from: '95.15', to: '98.94' }, { from: '96.72', to: '96.72' }])).toEqual({
    lowest: 9_515,
    highest: 9_894,
  });
  expect(returnsAmong([null])).toBeNull();
});

it('is used up when not even its least fits into what is left', () => {
  expect([isUsedUp(body, 90_000n), isUsedUp(body, 90_001n)]).toEqual([false, true]);
  // half of 20 is 10
  expect([isUsedUp(match, 99_000n), isUsedUp(match, 99_001n)]).toEqual([false, true]);
  expect(mostOf(match)).toBe(8_000n);
  const capped = { ...match, member_cap: '30' };
  expect([isOverCap(match, 99_999n), isOverCap(capped, 2_000n), isOverCap(capped, 2_001n)]).toEqual([
    false,
    false,
    true,
  ]);
});

it('names a week by its Monday', () => {
  // a Sunday
  expect(
    (['once', 'daily', 'weekly', 'yearly'] as const).map((period) => periodKey(period, '2026-03-01', 7)),
  ).toEqual(['', '2026-03-01', '2026-02-23', '2026']);
});

it('waits for a deposit no longer than the campaign runs', () => {
  expect(claimEnds(match, new Date('2026-03-10T00:00:00Z')).toISOString()).toBe('2026-03-13T00:00:00.000Z');
  expect(claimEnds(match, new Date('2026-03-31T00:00:00Z')).toISOString()).toBe(match.ends_at);
});

it.each<[string, Partial<CampaignBody>]>([
  ['reward.value', { reward: { ...bonus, value: { kind: 'percent', percent: 1, cap: '1' } } }],
  ['codes', { access: 'code' }],
  ['codes', { codes: [{ code: 'ABC', uses: 1 }] }],
  ['period', { ...match, trigger: { kind: 'deposit', min: '1', nth: 1, wait_days: 1 }, period: 'daily' }],
  ['period', { trigger: { kind: 'registration' }, period: 'daily' }],
  ['access', { trigger: { kind: 'registration' }, access: 'code', codes: [{ code: 'ABC', uses: 1 }] }],
  [
    'rule',
    {
      trigger: { kind: 'registration' },
      rule: { match: 'all', conditions: [{ fact: 'is_agent', op: 'eq', values: ['1'] }] },
    },
  ],
  [
    'rule.conditions.0.op',
    { rule: { match: 'all', conditions: [{ fact: 'is_agent', op: 'gte', values: ['1'] } as never] } },
  ],
  [
    'rule.conditions.0.days',
    { rule: { match: 'all', conditions: [{ fact: 'hour', op: 'eq', values: ['1'], days: 3 } as never] } },
  ],
])('refuses a body by its place: %s', (place, more) => {
  const parsed = campaignBodySchema.safeParse({ ...body, ...more });
  expect(parsed.success ? [] : parsed.error.issues.flatMap((issue) => placesOf(issue, []))).toContain(place);
});

/** Of a choice the places are in the branches. */
function placesOf(issue: { path: PropertyKey[]; errors?: unknown }, before: PropertyKey[]): string[] {
  const path = [...before, ...issue.path];
  const branches = (issue.errors ?? []) as { path: PropertyKey[] }[][];
  return [path.join('.'), ...branches.flat().flatMap((each) => placesOf(each, path))];
}
