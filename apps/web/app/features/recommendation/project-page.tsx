import './recommendation.css';
import type { ReactNode } from 'react';
import { localeOf } from '@halls/contract';
import type { Recommendation } from '@halls/contract/recommendation';
import { formatMoney } from '@halls/i18n/format-money';
import { Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { Share } from '#app/member/share.tsx';
import { usePage } from '#app/page/page-context.ts';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['recommendation', 'share'] as const;

const recommendationRead = reads.of('/member/recommendation', {});

/** By what the member brings friends, what a friend has to do, and what that earns and has earned. */
export function Part() {
  const t = useTranslate('recommendation');
  const { language } = usePage();
  const { data, refusal, again } = useRead(recommendationRead);
  if (!data)
    return (
      <section className="member-panel" aria-busy={!refusal}>
        {refusal ? <ReadFailed again={again} /> : <Skeleton className="friends-skeleton" />}
      </section>
    );
  const { terms, currency, path, code } = data;
  const money = (amount: string) => formatMoney(amount, currency, localeOf(language));
  return (
    <div className="friends-sections">
      {terms === null && (
        <section className="member-panel friends-panel">
          <h2>{t('none')}</h2>
          <p className="friends-note">{t('none_note')}</p>
        </section>
      )}
      {terms && (
        <section className="member-panel friends-panel">
          <h2>{t('share')}</h2>
          {data.is_stopped === 1 ? (
            <p role="status">{t('stopped')}</p>
          ) : (
            <>
              <p>{t('share_note', { currency })}</p>
              <Share path={path} code={code} />
            </>
          )}
        </section>
      )}
      {terms && <Terms terms={terms} money={money} />}
      <section className="member-panel friends-panel">
        <dl className="friends-figures">
          <Figure name={t('friends')}>
            {new Intl.NumberFormat(localeOf(language)).format(data.friends)}
          </Figure>
          <Figure name={t('given')}>{money(data.given)}</Figure>
          <Figure name={t('given_month')}>{money(data.given_this_month)}</Figure>
        </dl>
      </section>
    </div>
  );
}

function Terms({
  terms,
  money,
}: {
  terms: NonNullable<Recommendation['terms']>;
  money: (amount: string) => string;
}) {
  const t = useTranslate('recommendation');
  const { deposit, turnover, turnover_percent: percent } = terms;
  return (
    <section className="member-panel friends-panel">
      <h2>{t('terms')}</h2>
      <dl className="friends-figures">
        <Figure name={t('you_get')}>{money(terms.reward)}</Figure>
        {Number(terms.friend_reward) > 0 && (
          <Figure name={t('friend_gets')}>{money(terms.friend_reward)}</Figure>
        )}
      </dl>
      <ul className="friends-terms">
        {Number(deposit) > 0 && <li>{t('ask_deposit', { amount: money(deposit) })}</li>}
        {Number(turnover) > 0 && <li>{t('ask_turnover', { amount: money(turnover) })}</li>}
        <li>{t('ask_days', { days: terms.days })}</li>
      </ul>
      <p className="friends-note">{t('cap', { amount: money(terms.month_cap) })}</p>
      <p className="friends-note">{percent > 0 ? t('play', { percent }) : t('free')}</p>
      <p className="friends-note">{t('review')}</p>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="friends-note">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
