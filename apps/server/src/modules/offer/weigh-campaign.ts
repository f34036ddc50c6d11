import { formatMinor, readMinor } from '@halls/contract';
import type { MemberRule } from '@halls/contract/member-rule';
import type { CampaignBody, OfficeCalls } from '@halls/contract/office';
import { countAudience, type MemberRules } from '#modules/member-rule';
import type { Site } from '#modules/site';
import type { SqlOrTransaction } from '#platform/database.ts';
import { mostOf, percentText } from './offer.rules.ts';
import { readHall, type HallDeps } from './offer-hall.ts';

type Weighed = OfficeCalls['/campaign/show']['data']['weighed'];

export interface WeighDeps extends HallDeps {
  readonly rules: MemberRules;
}

const mostCounted = 10_000;
/** Whom registering would have given it to of late: nobody has it who is a member already. */
const newOfLate: MemberRule = {
  match: 'all',
  conditions: [{ fact: 'registered_days', op: 'lte', values: ['30'] }],
};

/** Whom a body is for, what it has to be expected to cost, and what its words lack. */
export async function weighCampaign(
  deps: WeighDeps,
  sql: SqlOrTransaction,
  { site, body, now }: { readonly site: Site; readonly body: CampaignBody; readonly now: Date },
): Promise<Weighed> {
  const { siteId } = site;
  const { currency } = body;
  const at = deps.rules.momentOf(siteId, currency, now);
  const [members, hall] = await Promise.all([
    countAudience(sql, body.trigger.kind === 'registration' ? newOfLate : body.rule, {
      at,
      most: mostCounted + 1,
    }),
    readHall(deps, { siteId, body, language: 'en_US' }),
  ]);
  const money = (minor: bigint) => formatMinor(minor, currency);
  const most = mostOf(body);
  const budget = readMinor(body.budget, currency) ?? 0n;
  const { left, requiredMinor } = hall.worth;
  const ofBudget = (minor: bigint) => money(most === 0n ? 0n : (budget * minor) / most);
  return {
    members: Math.min(members, mostCounted),
    is_more: members > mostCounted,
    ...{ most: money(most), required: money(requiredMinor) },
    return_from: hall.returns && percentText(hall.returns.lowest),
    return_to: hall.returns && percentText(hall.returns.highest),
    cost_from: left && money(left.fromMinor),
    cost_to: left && money(left.toMinor),
    budget_cost_from: left && ofBudget(left.fromMinor),
    budget_cost_to: left && ofBudget(left.toMinor),
    missing_languages: site.languages.filter(
      (language) => !body.title[language]?.trim() || !body.text[language]?.trim(),
    ),
  };
}
