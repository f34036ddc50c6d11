import type { ReactNode } from 'react';
import { localeOf, parseMinor } from '@halls/contract';
import type { Offer } from '@halls/contract/offer';
import { roundsLeft } from '@halls/contract/promotion';
import { formatMoney } from '@halls/i18n/format-money';
import { useTranslate } from '@halls/web-kit';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';

/** What an offer gives and what it asks, in money, in the member's own rounds, and on the average. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useTranslate('offer');
  const { language } = usePage();
  const money = (amount: string) => formatMoney(amount, offer.currency, localeOf(language));
  const time = (at: string) => `${formatTime(at, language, offer.timezone)} (${offer.timezone})`;
  const { deposit, value, max_stake: maxStake, max_cashout: maxCashout } = offer;
  const isBonus = offer.gives === 'bonus';
  return (
    <dl className="offer-facts">
      <Fact label={t('get')}>
        <strong>
          <Reward offer={offer} money={money} />
        </strong>
      </Fact>
      <Fact label={t('deposit')}>
        {deposit === null
          ? t('deposit_none')
          : deposit.nth === null
            ? t('deposit_min', { amount: money(deposit.min) })
            : t('deposit_nth', { amount: money(deposit.min), n: deposit.nth })}
      </Fact>
      <Fact label={t('wager')}>
        <Wagering offer={offer} money={money} />
      </Fact>
      <Fact label={t('counts')}>
        <Counting offer={offer} />
      </Fact>
      {offer.cash_only.length > 0 && (
        <Fact label={t('cash_only')}>{offer.cash_only.map(({ gp_name: name }) => name).join(', ')}</Fact>
      )}
      {offer.excluded.length > 0 && (
        <Fact label={t('excluded')}>{offer.excluded.map(({ game_name: name }) => name).join(', ')}</Fact>
      )}
      {isBonus && (
        <>
          <Fact label={t('max_stake')}>{maxStake === null ? t('any') : money(maxStake)}</Fact>
          <Fact label={t('max_cashout')}>{maxCashout === null ? t('any') : money(maxCashout)}</Fact>
        </>
      )}
      {offer.days !== null && <Fact label={t('time')}>{t('days', { count: offer.days })}</Fact>}
      <Fact label={t('often')}>{t(`often.${offer.period}`)}</Fact>
      {value && offer.wagering_percent > 0 && (
        <Fact label={t('average')}>
          {t('average_text', {
            ...{ from: value.return_from, to: value.return_to },
            ...{ least: money(value.left_from), most: money(value.left_to), amount: money(offer.most) },
          })}
        </Fact>
      )}
      <Fact label={t('ends')}>
        <time dateTime={offer.ends_at}>{time(offer.ends_at)}</time>
        <small>
          {t('terms', { number: `${offer.offer_id}.${offer.version}`, time: time(offer.published_at) })}
        </small>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface Told {
  offer: Offer;
  money: (amount: string) => string;
}

export function Reward({ offer, money }: Told) {
  const t = useTranslate('offer');
  const { gives, percent, most, free_rounds: free } = offer;
  if (free)
    return t('get.free_rounds', { count: free.count, game: free.game_name, stake: money(free.stake) });
  const isCash = gives === 'cash';
  if (percent === null) return t(isCash ? 'get.cash' : 'get.bonus', { amount: money(most) });
  return t(isCash ? 'get.percent_cash' : 'get.percent_bonus', { percent, amount: money(most) });
}

/** In money, and where the member has played there of late, in rounds of theirs. */
function Wagering({ offer, money }: Told) {
  const t = useTranslate('offer');
  const { required, wagering_percent: percent, currency, member } = offer;
  if (percent === 0) return t('wager_none');
  const stake = member?.typical_stake ?? null;
  const rounds =
    stake === null
      ? null
      : roundsLeft(
          { requiredMinor: parseMinor(required, currency), wageredMinor: 0n, weightPercent: 100 },
          parseMinor(stake, currency),
        );
  return (
    <>
      {t('wager_of', { amount: money(required), percent })}
      {stake !== null && rounds !== null && (
        <small>{t('wager_rounds', { rounds, stake: money(stake) })}</small>
      )}
    </>
  );
}

function Counting({ offer }: { offer: Offer }) {
  const t = useTranslate('offer');
  const isCash = offer.gives === 'cash' || offer.free_rounds?.pays === 'cash';
  if (isCash) return t('counts_all');
  return (
    <>
      {offer.gt_name}
      <small>{offer.counting.map(({ gp_name: name }) => name).join(', ')}</small>
    </>
  );
}
