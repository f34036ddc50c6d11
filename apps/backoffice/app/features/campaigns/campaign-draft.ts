import type { Currency, PerLanguage } from '@halls/contract';
import type { MemberRule } from '@halls/contract/member-rule';
import { campaignBodySchema, type CampaignBody } from '@halls/contract/office';
import { instantOf, localTime } from '#app/parts/local-time.ts';
import { groupsOf, ruleOf, type TypedGroup } from './typed-rule.ts';

/** A campaign as it is typed; times are those of whoever writes. */
export interface CampaignDraft {
  readonly currency: Currency;
  readonly gtId: string;
  readonly discountId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly access: CampaignBody['access'];
  /** A line for each, such as `SPRING: 100`. */
  readonly codes: string;
  readonly trigger: CampaignBody['trigger']['kind'];
  readonly minDeposit: string;
  readonly nth: string;
  readonly waitDays: string;
  readonly period: CampaignBody['period'];
  readonly reward: CampaignBody['reward']['kind'];
  readonly value: 'fixed' | 'percent';
  readonly amount: string;
  readonly percent: string;
  readonly cap: string;
  readonly wagering: string;
  readonly maxStake: string;
  readonly maxCashout: string;
  /** As `GP/code`, one a line. */
  readonly excluded: string;
  readonly days: string;
  readonly game: string;
  readonly count: string;
  readonly stake: string;
  readonly pays: 'cash' | 'bonus';
  readonly bonusDays: string;
  readonly budget: string;
  readonly memberCap: string;
  readonly match: MemberRule['match'];
  readonly groups: readonly TypedGroup[];
  readonly title: PerLanguage;
  readonly text: PerLanguage;
}

const empty: Omit<CampaignDraft, 'currency'> = {
  ...{ gtId: '2', discountId: '', startsAt: '', endsAt: '', access: 'open', codes: '', trigger: 'deposit' },
  ...{
    minDeposit: '',
    nth: '',
    waitDays: '7',
    period: 'once',
    reward: 'bonus',
    value: 'percent',
    amount: '',
  },
  ...{ percent: '100', cap: '', wagering: '500', maxStake: '', maxCashout: '', excluded: '', days: '14' },
  ...{ game: '', count: '10', stake: '', pays: 'cash', bonusDays: '7', budget: '', memberCap: '' },
  ...{ match: 'all', groups: [], title: {}, text: {} },
};

export function draftOf(body: CampaignBody | null, currency: Currency): CampaignDraft {
  if (!body) return { ...empty, currency };
  const { trigger, reward } = body;
  const value = 'value' in reward ? reward.value : null;
  return {
    ...{ ...empty, currency: body.currency, gtId: String(body.gt_id) },
    discountId: body.discount_id === null ? '' : String(body.discount_id),
    ...{ startsAt: localTime(body.starts_at), endsAt: localTime(body.ends_at), access: body.access },
    codes: body.codes.map(({ code, uses }) => `${code}: ${uses}`).join('\n'),
    ...{ trigger: trigger.kind, period: body.period, reward: reward.kind },
    ...(trigger.kind === 'deposit' && {
      ...{ minDeposit: trigger.min, nth: trigger.nth === null ? '' : String(trigger.nth) },
      waitDays: String(trigger.wait_days),
    }),
    wagering: String(reward.wagering_percent),
    ...(value?.kind === 'fixed' && { value: 'fixed' as const, amount: value.amount }),
    ...(value?.kind === 'percent' && {
      ...{ value: 'percent' as const, percent: String(value.percent), cap: value.cap },
    }),
    ...(reward.kind === 'bonus' && {
      ...{ maxStake: reward.max_stake ?? '', maxCashout: reward.max_cashout ?? '' },
      ...{ excluded: reward.excluded_games.join('\n'), days: String(reward.days) },
    }),
    ...(reward.kind === 'free_rounds' && {
      ...{ game: reward.game, count: String(reward.count), stake: reward.stake, days: String(reward.days) },
      ...{ pays: reward.pays, bonusDays: reward.bonus_days === null ? '' : String(reward.bonus_days) },
    }),
    ...{ budget: body.budget, memberCap: body.member_cap ?? '' },
    ...{ match: body.rule.match, groups: groupsOf(body.rule), title: body.title, text: body.text },
  };
}

/** The body, or what of it is wrong, by its place on the wire. */
export function readDraft(
  draft: CampaignDraft,
): { readonly body: CampaignBody } | { readonly wrong: ReadonlySet<string> } {
  // who registers opts in to nothing, and nothing is known of them that a rule could be about
  const { period, access, match, groups } = isAtRegistration(draft) ? { ...draft, ...forEverybody } : draft;
  const parsed = campaignBodySchema.safeParse({
    ...{ currency: draft.currency, gt_id: draft.gtId, period, access },
    discount_id: draft.discountId === '' ? null : draft.discountId,
    starts_at: instantOf(draft.startsAt) ?? '',
    ends_at: instantOf(draft.endsAt) ?? '',
    codes: access === 'code' ? readCodes(draft.codes) : [],
    trigger:
      draft.trigger !== 'deposit'
        ? { kind: draft.trigger }
        : {
            ...{ kind: 'deposit', min: draft.minDeposit.trim(), wait_days: draft.waitDays },
            nth: orNull(draft.nth),
          },
    reward: rewardOf(draft),
    ...{ budget: draft.budget.trim(), member_cap: orNull(draft.memberCap) },
    ...{ rule: ruleOf(match, groups), title: draft.title, text: draft.text },
  });
  if (parsed.success) return { body: parsed.data };
  return { wrong: new Set(parsed.error.issues.map(({ path }) => path.join('.'))) };
}

/** Whether there is nothing to choose of how it is reached, how often it is had and to whom it is. */
export function isAtRegistration({ trigger }: Pick<CampaignDraft, 'trigger'>): boolean {
  return trigger === 'registration';
}
const forEverybody = { period: 'once', access: 'open', match: 'all', groups: [] } as const;

function rewardOf(draft: CampaignDraft): unknown {
  const { reward: kind, wagering: wagering_percent } = draft;
  const value =
    draft.value === 'fixed'
      ? { kind: 'fixed', amount: draft.amount.trim() }
      : { kind: 'percent', percent: draft.percent, cap: draft.cap.trim() };
  if (kind === 'cash') return { kind, value, wagering_percent };
  if (kind === 'bonus')
    return {
      ...{ kind, value, wagering_percent, days: draft.days },
      ...{ max_stake: orNull(draft.maxStake), max_cashout: orNull(draft.maxCashout) },
      excluded_games: linesOf(draft.excluded),
    };
  return {
    ...{ kind, wagering_percent, game: draft.game.trim(), count: draft.count, stake: draft.stake.trim() },
    ...{ days: draft.days, pays: draft.pays, bonus_days: draft.pays === 'bonus' ? draft.bonusDays : null },
  };
}

/** A line that is no code with its uses stays what it is, so that it is refused. */
function readCodes(typed: string): unknown[] {
  return linesOf(typed).map((line) => {
    const [, code = line, uses = ''] = /^(\S+)\s*[:=]\s*(\d+)$/.exec(line) ?? [];
    return { code: code.toUpperCase(), uses };
  });
}

function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function orNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}
