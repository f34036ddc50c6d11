import { useEffect, useEffectEvent, useState } from 'react';
import { localeOf, type Currency, type Language } from '@halls/contract';
import type { Mission } from '@halls/contract/mission';
import { formatMoney } from '@halls/i18n/format-money';
import { Button } from '@halls/ui';
import { Progress } from '@halls/ui/progress';
import { toasts, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { reads } from '#app/api/reads.ts';
import { useSecondsLeft } from '#app/forms/use-seconds-left.ts';
import { formatLeft } from '#app/page/format-left.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { missionsRead } from './missions-read.ts';

interface Props {
  mission: Mission;
  currency: Currency;
  timezone: string;
}

const dayMs = 24 * 60 * 60_000;

/** A mission in a period: what it asks, how far the member is, what it gives, and the way to have it. */
export function MissionCard({ mission, currency, timezone }: Props) {
  const t = useTranslate('mission');
  const { language } = usePage();
  const { state, reward } = mission;
  const money = (amount: string) => formatMoney(amount, currency, localeOf(language));
  const percent = reward.wagering_percent;
  return (
    <section className="member-panel mission" data-state={state} aria-label={mission.title}>
      <p className="mission-head">
        <strong>{mission.title}</strong>
        <span className="mission-state">{t(`period.${mission.period}`)}</span>
        {state !== 'open' && <span className="mission-state">{t(`state.${state}`)}</span>}
      </p>
      <p>{mission.text}</p>
      <Reached mission={mission} currency={currency} />
      <p className="mission-note">
        <Games mission={mission} money={money} />
        {reward.pays === 'cash' && (percent > 0 ? t('term_play', { percent }) : t('term_free'))}
        {reward.pays === 'bonus' &&
          t('term_bonus', { percent, hall: reward.gt_name ?? '', days: reward.days ?? 0 })}
      </p>
      <div className="mission-end">
        <Claim mission={mission} money={money} />
        {mission.is_over ? (
          <p className="mission-note">
            {t('over', { time: formatTime(claimUntil(mission), language, timezone) })}
          </p>
        ) : (
          <Countdown key={mission.ends_at} endsAt={mission.ends_at} />
        )}
      </div>
    </section>
  );
}

/** It can be claimed for a day after its end. */
function claimUntil({ ends_at: endsAt }: Mission): string {
  return new Date(Date.parse(endsAt) + dayMs).toISOString();
}

/** How much of what is asked was reached. */
function Reached({ mission, currency }: Omit<Props, 'timezone'>) {
  const t = useTranslate('mission');
  const { language } = usePage();
  const { fact, target, progress, left } = mission;
  const unit = (value: string) => inUnit(value, { fact, currency, language });
  const label = t(`fact.${fact}`);
  const words = t('progress', { done: unit(progress), asked: unit(target) });
  return (
    <div className="mission-progress">
      <span>{label}</span>
      <span>{words}</span>
      <Progress label={label} words={words} part={progress} whole={target} />
      {left !== null && (
        <span className="mission-note">
          {fact === 'win' ? t('win_left', { asked: unit(target) }) : t('left', { left: unit(left) })}
        </span>
      )}
    </div>
  );
}

function inUnit(
  value: string,
  { fact, currency, language }: { fact: Mission['fact']; currency: Currency; language: Language },
): string {
  const locale = localeOf(language);
  if (fact === 'turnover' || fact === 'deposits') return formatMoney(value, currency, locale);
  const figure = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(Number(value));
  return fact === 'win' ? `${figure}×` : figure;
}

/** Which rounds count, where not all do. */
function Games({ mission, money }: { mission: Mission; money: (amount: string) => string }) {
  const t = useTranslate('mission');
  const { gt_name: hall, gp_name: provider, least_stake: leastStake } = mission;
  const games =
    hall !== null && provider !== null
      ? t('games_both', { hall, provider })
      : hall !== null
        ? t('games_hall', { hall })
        : provider !== null && t('games_provider', { provider });
  return (
    <>
      {games && (
        <>
          {games}
          <br />
        </>
      )}
      {leastStake !== null && (
        <>
          {t('least_stake', { amount: money(leastStake) })}
          <br />
        </>
      )}
    </>
  );
}

function Claim({ mission, money }: { mission: Mission; money: (amount: string) => string }) {
  const t = useTranslate('mission');
  const [isSending, setSending] = useState(false);
  const { state, amount } = mission;
  const claim = async () => {
    setSending(true);
    const result = await api.call('/member/missions/claim', {
      mission_id: mission.mission_id,
      period_day: mission.period_day,
    });
    if (result.ok)
      toasts.show('success', t(`said_${result.data.pays}`, { amount: money(result.data.amount) }));
    else if (!result.aborted) toasts.show('error', result.message);
    await reads.again(missionsRead);
    setSending(false);
  };
  return (
    <Button
      kind="accent"
      icon={state === 'claimed' ? 'check' : 'star'}
      disabled={state !== 'reached' || isSending}
      onClick={() => void claim()}
    >
      {state === 'claimed' ? t('state.claimed') : t('claim', { amount: money(amount) })}
    </Button>
  );
}

/** Until the period ends; then the next one is asked for. */
function Countdown({ endsAt }: { endsAt: string }) {
  const t = useTranslate('mission');
  const { language } = usePage();
  const seconds = useSecondsLeft(Date.parse(endsAt));
  const isOver = seconds === 0;
  const goOn = useEffectEvent(() => void reads.again(missionsRead));
  useEffect(() => {
    if (isOver) goOn();
  }, [isOver]);
  return (
    <p className="mission-note">
      {t('ends')} <time dateTime={endsAt}>{formatLeft(seconds, language)}</time>
    </p>
  );
}
