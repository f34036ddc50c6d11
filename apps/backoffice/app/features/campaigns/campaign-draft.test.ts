import { expect, it } from 'vitest';
import type { CampaignBody } from '@halls/contract/office';
import { draftOf, readDraft, type CampaignDraft } from './campaign-draft.ts';
import { groupsOf, ruleOf, withCondition, withFact, withGroup } from './typed-rule.ts';

const draft: CampaignDraft = {
  ...draftOf(null, 'USD'),
  ...{ startsAt: '2026-03-01T00:00', endsAt: '2026-04-01T00:00', minDeposit: '20', cap: '50', budget: '900' },
  ...{ title: { en_US: 'A' }, text: { en_US: 'B' } },
};
const read = (more: Partial<CampaignDraft>) => readDraft({ ...draft, ...more });
const wrongOf = (more: Partial<CampaignDraft>) => {
  const found = read(more);
  return 'wrong' in found ? [...found.wrong] : [];
};

it('is the same body after it was written on', () => {
  const variants: Partial<CampaignDraft>[] = [
    {},
    { trigger: 'now', reward: 'cash', value: 'fixed', amount: '5', period: 'daily', memberCap: '30' },
    { reward: 'free_rounds', game: 'GPFC/koi', stake: '0.50', pays: 'bonus', nth: '2' },
    { access: 'code', codes: 'SPRING: 10\nmay = 5', excluded: 'GPFC/koi', groups: withGroup([]) },
  ];
  for (const more of variants) {
    const found = read(more);
    if ('wrong' in found) throw new Error([...found.wrong].join(' '));
    const again = readDraft(draftOf(found.body, 'USD'));
    expect(again).toEqual({ body: found.body satisfies CampaignBody });
  }
});

it('asks of who registers nothing that was chosen before for others', () => {
  const chosen = { access: 'code', codes: 'SPRING: 10', period: 'daily', groups: withGroup([]) } as const;
  const found = read({ ...chosen, trigger: 'registration', reward: 'cash', value: 'fixed', amount: '5' });
  expect(found).toMatchObject({
    body: { access: 'open', codes: [], period: 'once', rule: { match: 'all', conditions: [] } },
  });
});

it('says what is wrong by its place', () => {
  expect(wrongOf({ budget: '' })).toEqual(['budget']);
  expect(wrongOf({ cap: 'much' })).toEqual(['reward.value.cap']);
  expect(wrongOf({ endsAt: '' })).toEqual(['ends_at']);
  expect(wrongOf({ access: 'code', codes: 'without uses' })).toContain('codes.0.uses');
  expect(wrongOf({ title: {} })).toEqual(['title']);
});

it('a condition that stands alone is one again, and another fact drops what it does not have', () => {
  const rule = { match: 'any', conditions: [{ fact: 'turnover', op: 'gte', values: ['5'], hall: '3' }] };
  const groups = groupsOf({
    match: 'any',
    conditions: [{ fact: 'turnover', op: 'gte', values: ['5'], days: undefined, hall: 3 }],
  });
  expect(ruleOf('any', groups)).toEqual(rule);
  const [group] = groups;
  const [condition] = group?.conditions ?? [];
  if (!group || !condition) throw new Error('there is none');
  expect(withCondition(group).conditions).toHaveLength(2);
  expect(withFact(condition, 'is_agent')).toMatchObject({ op: 'eq', values: '1', hall: '' });
});
