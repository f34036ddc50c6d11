import './limits.css';
import type { ReactNode } from 'react';
import { localeOf, type Currency } from '@halls/contract';
import type { OwnLimits } from '@halls/contract/protection';
import { formatMoney } from '@halls/i18n/format-money';
import { Button, Skeleton } from '@halls/ui';
import { Progress } from '@halls/ui/progress';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useRead } from '#app/api/reads.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { LimitForm } from './limit-form.tsx';
import { limitsRead } from './limits-read.ts';
import { LimitWish } from './limit-wish.tsx';

export const namespaces = ['user_limits'] as const;

/** What the member may lose in a day, what is used of it, and how they change their own part. */
export function Part() {
  const t = useTranslate('user_limits');
  const { data, again, refusal } = useRead(limitsRead);
  useRealtimeEvent('limit.reached', again);
  if (!data)
    return (
      <section className="member-panel limits" aria-busy={!refusal}>
        {refusal ? (
          <FormProblem>
            {t('failed')}{' '}
            <Button kind="plain" size="small" onClick={again}>
              {t('try_again')}
            </Button>
          </FormProblem>
        ) : (
          [1, 2, 3].map((row) => <Skeleton key={row} className="limits-skeleton" />)
        )}
      </section>
    );
  return (
    <div className="limits-sections">
      <section className="member-panel limits">
        <Standing limits={data} />
      </section>
      {data.wish && <LimitWish wish={data.wish} currency={data.currency} />}
      <section className="member-panel limits">
        <p className="limits-note">{t('note')}</p>
        <LimitForm key={data.own} limits={data} />
      </section>
    </div>
  );
}

function Standing({ limits }: { limits: OwnLimits }) {
  const t = useTranslate('user_limits');
  const { language } = usePage();
  const { currency, limit, house, house_next: next, own, used_today: used, left_today: left } = limits;
  const money = (amount: string | null): ReactNode =>
    amount === null ? t('none') : <MemberMoney amount={amount} currency={currency} />;
  return (
    <>
      <p className="limits-limit">
        <span>{t('limit')}</span>
        <strong>{money(limit)}</strong>
      </p>
      {limit !== null && <Used {...{ used, limit, currency }} />}
      <dl className="limits-facts">
        {limit !== null && (
          <>
            <dt>{t('left')}</dt>
            <dd>{money(left)}</dd>
            <dt>{t('ends')}</dt>
            <dd>{formatTime(limits.day_ends_at, language)}</dd>
          </>
        )}
        {own !== null && (
          <>
            <dt>{t('own')}</dt>
            <dd>{money(own)}</dd>
          </>
        )}
        {house !== null && (
          <>
            <dt>{t('house')}</dt>
            <dd>{money(house)}</dd>
          </>
        )}
        {next && (
          <>
            <dt>{t('house_next', { time: formatTime(next.from, language) })}</dt>
            <dd>{money(next.amount)}</dd>
          </>
        )}
      </dl>
    </>
  );
}

/** How much of the day's limit is gone, in words and as a bar. */
function Used({ used, limit, currency }: { used: string; limit: string; currency: Currency }) {
  const t = useTranslate('user_limits');
  const { language } = usePage();
  return (
    <div className="limits-used">
      <span>{t('used')}</span>
      <MemberMoney amount={used} currency={currency} />
      <Progress
        label={t('used')}
        words={formatMoney(used, currency, localeOf(language))}
        part={used}
        whole={limit}
      />
    </div>
  );
}
