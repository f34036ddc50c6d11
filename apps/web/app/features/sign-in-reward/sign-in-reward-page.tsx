import './sign-in-reward.css';
import { useState } from 'react';
import { localeOf } from '@halls/contract';
import type { SignInRewardCalendar } from '@halls/contract/sign-in-reward';
import { formatMoney } from '@halls/i18n/format-money';
import { Button, Icon, Skeleton } from '@halls/ui';
import { Progress } from '@halls/ui/progress';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { reads, useRead } from '#app/api/reads.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { CalendarDays } from './calendar-days.tsx';
import { signInRewardRead } from './sign-in-reward-read.ts';

export const namespaces = ['sign_in_reward'] as const;

/** The calendar in which the member signs in day by day: today's button, the days, and what each time gives. */
export function Part() {
  const t = useTranslate('sign_in_reward');
  const { data, again, refusal } = useRead(signInRewardRead);
  if (data) return <Calendar calendar={data} />;
  return (
    <section className="member-panel sign-in" aria-busy={data === undefined && !refusal}>
      {data === null && (
        <>
          <h2>{t('none')}</h2>
          <p className="sign-in-note">{t('none_note')}</p>
        </>
      )}
      {data === undefined &&
        (refusal ? (
          <FormProblem>
            {t('failed')}{' '}
            <Button kind="plain" size="small" onClick={again}>
              {t('try_again')}
            </Button>
          </FormProblem>
        ) : (
          <Skeleton className="sign-in-skeleton" />
        ))}
    </section>
  );
}

function Calendar({ calendar }: { calendar: SignInRewardCalendar }) {
  const t = useTranslate('sign_in_reward');
  const { language } = usePage();
  const money = (amount: string) => formatMoney(amount, calendar.currency, localeOf(language));
  const { turnover_percent: percent, rewards } = calendar;
  return (
    <div className="sign-in-sections">
      <section className="member-panel sign-in">
        <Today calendar={calendar} money={money} />
        <CalendarDays days={calendar.days} money={money} />
      </section>
      <section className="member-panel sign-in">
        <h2>{t('rewards')}</h2>
        <ol className="sign-in-rewards">
          {rewards.map((amount, index) => (
            // the n-th time is what a line stands for
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="sign-in-reward" data-is-given={index < calendar.times}>
              <span>{t('time', { time: index + 1 })}</span>
              <strong>{money(amount)}</strong>
              {index < calendar.times && <Icon name="check" className="icon sign-in-given" />}
            </li>
          ))}
        </ol>
        <p className="sign-in-note">{t('term_each')}</p>
        <p className="sign-in-note">{percent > 0 ? t('term_play', { percent }) : t('term_free')}</p>
      </section>
    </div>
  );
}

/** What today gives and asks for, and the button. */
function Today({ calendar, money }: { calendar: SignInRewardCalendar; money: (amount: string) => string }) {
  const t = useTranslate('sign_in_reward');
  const { language } = usePage();
  const [isSending, setSending] = useState(false);
  const { button, next, times, days, given, deposit, turnover } = calendar;
  const isDone = button === 'click_signin_true';
  const claim = async () => {
    setSending(true);
    const result = await api.call('/member/sign_in_reward/claim', {});
    if (result.ok) toasts.show('success', t('said', { amount: money(result.data.cash) }));
    else toasts.show('error', result.message);
    await reads.again(signInRewardRead);
    setSending(false);
  };
  return (
    <div className="sign-in-today">
      <p className="sign-in-next">
        {next === null ? t('no_more') : t(isDone ? 'next_gives' : 'today_gives', { amount: money(next) })}
      </p>
      <Condition label={t('deposit')} condition={deposit} money={money} />
      <Condition label={t('turnover')} condition={turnover} money={money} />
      <Button
        kind="accent"
        icon={isDone ? 'check' : 'star'}
        disabled={button !== 'click_signin' || isSending}
        onClick={() => void claim()}
      >
        {t(button)}
      </Button>
      <p className="sign-in-note">
        {t('summary', { times, days: days.length, amount: money(given) })}
        <br />
        {t('ends', { time: formatTime(calendar.today_ends_at, language) })}
      </p>
    </div>
  );
}

/** How far the member is with what a day asks for. */
function Condition({
  label,
  condition,
  money,
}: {
  label: string;
  condition: SignInRewardCalendar['deposit'];
  money: (amount: string) => string;
}) {
  const t = useTranslate('sign_in_reward');
  if (!condition) return null;
  const { asked, done } = condition;
  const words = t('progress', { done: money(done), asked: money(asked) });
  return (
    <div className="sign-in-progress">
      <span>{label}</span>
      <span>{words}</span>
      <Progress label={label} words={words} part={done} whole={asked} />
    </div>
  );
}
