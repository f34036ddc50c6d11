import { readMinor } from '@halls/contract';
import type { CampaignBody, CampaignState } from '@halls/contract/office';
import type { OfferPeriod } from '@halls/contract/offer';
import { amountsOfRule } from './amounts-of-rule.ts';
import type { Campaign } from './campaign.ts';

/** What stands in the way of a draft, as a field's fault. */
export type BodyFaults = Readonly<Record<string, 'error.field_format' | 'error.field_not_allowed'>>;

/** Amounts that are none in the campaign's currency, by their place in the body. */
export function wrongAmounts(body: CampaignBody): BodyFaults {
  const { reward, trigger, currency } = body;
  const value = 'value' in reward ? reward.value : null;
  const amounts: Record<string, string | null> = {
    budget: body.budget,
    member_cap: body.member_cap,
    'trigger.min': trigger.kind === 'deposit' ? trigger.min : null,
    'reward.value.amount': value?.kind === 'fixed' ? value.amount : null,
    'reward.value.cap': value?.kind === 'percent' ? value.cap : null,
    'reward.stake': reward.kind === 'free_rounds' ? reward.stake : null,
    'reward.max_stake': reward.kind === 'bonus' ? reward.max_stake : null,
    'reward.max_cashout': reward.kind === 'bonus' ? reward.max_cashout : null,
    ...amountsOfRule(body.rule),
  };
  return Object.fromEntries(
    Object.entries(amounts)
      .filter(([, amount]) => amount !== null && readMinor(amount, currency) === null)
      .map(([place]) => [`body.${place}`, 'error.field_format' as const]),
  );
}

/** The most that it gives at a time; of free rounds, their stakes. */
export function mostOf({ reward, currency }: CampaignBody): bigint {
  const minor = (amount: string) => readMinor(amount, currency) ?? 0n;
  if (reward.kind === 'free_rounds') return minor(reward.stake) * BigInt(reward.count);
  return minor(reward.value.kind === 'fixed' ? reward.value.amount : reward.value.cap);
}

/** The least that it gives at a time. */
function leastOf(body: CampaignBody): bigint {
  const { reward, trigger, currency } = body;
  if (!('value' in reward) || reward.value.kind === 'fixed' || trigger.kind !== 'deposit')
    return mostOf(body);
  const least = ((readMinor(trigger.min, currency) ?? 0n) * BigInt(reward.value.percent)) / 100n;
  const most = mostOf(body);
  return least < most ? least : most;
}

/** Whether nothing more of it fits into its budget. */
export function isUsedUp(body: CampaignBody, usedMinor: bigint): boolean {
  return usedMinor + leastOf(body) > (readMinor(body.budget, body.currency) ?? 0n);
}

/** Whether nothing more of it fits into what one member may have. */
export function isOverCap(body: CampaignBody, grantedMinor: bigint): boolean {
  const { member_cap: cap, currency } = body;
  return cap !== null && grantedMinor + leastOf(body) > (readMinor(cap, currency) ?? 0n);
}

/** Whether what gives it can still come: the deposit that is meant. A registration is over for every member. */
export function isStillToCome({ trigger }: CampaignBody, depositTimes: number): boolean {
  if (trigger.kind === 'registration') return false;
  return trigger.kind === 'now' || trigger.nth === null || depositTimes === trigger.nth - 1;
}

/** How it stands now, whether or not that was noted already. */
export function stateAt({ state, live }: Pick<Campaign, 'state' | 'live'>, now: Date): CampaignState {
  if (state !== 'announced' || !live) return state === 'announced' ? 'draft' : state;
  if (new Date(live.body.ends_at) <= now) return 'ended';
  return new Date(live.body.starts_at) <= now ? 'running' : 'coming';
}

const dayMs = 24 * 60 * 60_000;

/** What a claim is unique by among a member's of a campaign, on a day of the site: a week is named by its Monday. */
export function periodKey(period: OfferPeriod, today: string, weekday: number): string {
  switch (period) {
    case 'once':
      return '';
    case 'daily':
      return today;
    case 'weekly':
      return new Date(Date.parse(today) - (weekday - 1) * dayMs).toISOString().slice(0, 10);
    case 'yearly':
      return today.slice(0, 4);
  }
}

/** Until when a claim is waited for that is made now. */
export function claimEnds({ trigger, ends_at: endsAt }: CampaignBody, now: Date): Date {
  if (trigger.kind !== 'deposit') return now;
  return new Date(Math.min(now.getTime() + trigger.wait_days * dayMs, Date.parse(endsAt)));
}

/** The most and the least that games return, in hundredths of a per cent. */
export interface Returns {
  readonly lowest: number;
  readonly highest: number;
}

export interface Worth {
  /** Of what is given; of free rounds, of what they win on the average. */
  readonly requiredMinor: bigint;
  /** What playing that leaves on the average, at the lowest and the highest return. Null: no game says its return. */
  readonly left: { readonly fromMinor: bigint; readonly toMinor: bigint } | null;
}

/**
 * What an offer is worth to who plays all that it asks, once: the amount less what the games keep of the stakes. Who loses
 * it before has lost no more than it, so the average is no lower than this. Free rounds win their stakes times the return
 * of their game.
 */
export function worthOf(
  body: CampaignBody,
  { counting, freeGame }: { readonly counting: Returns | null; readonly freeGame: Returns | null },
): Worth {
  const { reward } = body;
  const most = mostOf(body);
  const percent = BigInt(reward.wagering_percent);
  const isFree = reward.kind === 'free_rounds';
  const low = isFree ? freeGame && share(most, freeGame.lowest) : most;
  const high = isFree ? freeGame && share(most, freeGame.highest) : most;
  const required = ((high ?? most) * percent) / 100n;
  if (low === null || high === null || (required > 0n && counting === null))
    return { requiredMinor: required, left: null };
  const bound = reward.kind === 'bonus' && reward.max_cashout !== null ? reward.max_cashout : null;
  const boundMinor = bound === null ? null : readMinor(bound, body.currency);
  const leftOf = (amount: bigint, returned: number) => {
    const left = amount - share((amount * percent) / 100n, 10_000 - returned);
    const kept = left > 0n ? left : 0n;
    return boundMinor !== null && kept > boundMinor ? boundMinor : kept;
  };
  return {
    requiredMinor: required,
    left: {
      fromMinor: leftOf(low, counting?.lowest ?? 10_000),
      toMinor: leftOf(high, counting?.highest ?? 10_000),
    },
  };
}

/** Rounded down. */
function share(amount: bigint, ofTenThousand: number): bigint {
  return (amount * BigInt(ofTenThousand)) / 10_000n;
}

/** The lowest and the highest of what games return, such as "96.72"; null where none says it. */
export function returnsAmong(
  games: readonly ({ readonly from: string; readonly to: string } | null)[],
): Returns | null {
  const said = games.filter((game) => game !== null);
  if (said.length === 0) return null;
  return {
    lowest: Math.min(...said.map(({ from }) => hundredths(from))),
    highest: Math.max(...said.map(({ to }) => hundredths(to))),
  };
}

function hundredths(percent: string): number {
  return Math.round(Number(percent) * 100);
}

export function percentText(ofTenThousand: number): string {
  return (ofTenThousand / 100).toFixed(2);
}
