import { formatMinor, textIn, toBit, type Language } from '@halls/contract';
import type { CampaignBody } from '@halls/contract/office';
import type { JudgedRule } from '@halls/contract/member-rule';
import type { Offer } from '@halls/contract/offer';
import type { Campaign, Version } from './campaign.ts';
import { mostOf, percentText } from './offer.rules.ts';
import type { OfferHall } from './offer-hall.ts';

interface Around {
  readonly language: Language;
  readonly timezone: string;
  readonly hall: OfferHall;
  readonly gameName: (gpId: string, gameCode: string) => string | null;
  readonly isUsedUp: boolean;
  readonly rule: JudgedRule;
  readonly member: Offer['member'];
}

/** A version of an offer as somebody reads it. */
export function presentOffer(
  campaign: Campaign,
  { version, body, publishedAt }: Version,
  around: Around,
): Offer {
  const { hall, language } = around;
  const { currency, reward } = body;
  const money = (minor: bigint) => formatMinor(minor, currency);
  const { left, requiredMinor } = hall.worth;
  return {
    ...{ offer_id: campaign.campaignId, version, published_at: publishedAt.toISOString() },
    discount_id: body.discount_id,
    ...{ title: textIn(body.title, language), text: textIn(body.text, language), currency },
    ...{ starts_at: body.starts_at, ends_at: body.ends_at, timezone: around.timezone },
    needs_code: toBit(body.access === 'code'),
    at_registration: toBit(body.trigger.kind === 'registration'),
    deposit: presentTrigger(body),
    ...{ period: body.period, gives: reward.kind },
    percent: 'value' in reward && reward.value.kind === 'percent' ? reward.value.percent : null,
    most: money(mostOf(body)),
    free_rounds: presentRounds(body, around.gameName),
    ...{ wagering_percent: reward.wagering_percent, required: money(requiredMinor) },
    max_stake: reward.kind === 'bonus' ? reward.max_stake : null,
    max_cashout: reward.kind === 'bonus' ? reward.max_cashout : null,
    days: reward.kind === 'cash' ? null : reward.days,
    ...{ gt_id: body.gt_id, gt_name: hall.name },
    ...{ counting: [...hall.counting], cash_only: [...hall.cashOnly] },
    excluded: (reward.kind === 'bonus' ? reward.excluded_games : []).map((game) => {
      const [gpId = '', gameCode = ''] = game.split('/');
      return { gp_id: gpId, game_code: gameCode, game_name: around.gameName(gpId, gameCode) ?? gameCode };
    }),
    value: left &&
      hall.returns && {
        return_from: percentText(hall.returns.lowest),
        return_to: percentText(hall.returns.highest),
        left_from: money(left.fromMinor),
        left_to: money(left.toMinor),
      },
    is_used_up: toBit(around.isUsedUp),
    ...{ rule: around.rule, member: around.member },
  };
}

function presentTrigger({ trigger }: CampaignBody): Offer['deposit'] {
  if (trigger.kind !== 'deposit') return null;
  return { min: trigger.min, nth: trigger.nth, wait_days: trigger.wait_days };
}

function presentRounds({ reward }: CampaignBody, gameName: Around['gameName']): Offer['free_rounds'] {
  if (reward.kind !== 'free_rounds') return null;
  const [gpId = '', gameCode = ''] = reward.game.split('/');
  return {
    ...{ gp_id: gpId, game_code: gameCode, game_name: gameName(gpId, gameCode) ?? gameCode },
    ...{ count: reward.count, stake: reward.stake, pays: reward.pays, bonus_days: reward.bonus_days },
  };
}
