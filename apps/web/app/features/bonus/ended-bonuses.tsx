import { localeOf } from '@halls/contract';
import type { EndedBonus } from '@halls/contract/promotion';
import { formatMoney } from '@halls/i18n/format-money';
import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { usePages } from '#app/api/use-pages.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';

/** What became of earlier bonuses, in the site's time where that is known. */
export function EndedBonuses({ timezone }: { timezone: string | undefined }) {
  const t = useTranslate('bonus');
  const { pages, problem, isAsking, hasMore, more, again } = usePages('/member/bonus/history', {});
  const ended = pages.flatMap(({ list }) => list);
  return (
    <section className="member-panel bonus" aria-busy={isAsking}>
      <h2>{t('history')}</h2>
      {pages.length > 0 && ended.length === 0 && <p className="bonus-note">{t('history_none')}</p>}
      <ul className="bonus-history">
        {ended.map((bonus) => (
          <Ended key={bonus.grant_id} bonus={bonus} timezone={timezone} />
        ))}
      </ul>
      {pages.length === 0 && !problem && <Skeleton className="bonus-skeleton" />}
      {problem !== null && (
        <FormProblem>
          {t('failed')}{' '}
          <Button kind="plain" size="small" onClick={pages.length > 0 ? more : again}>
            {t('try_again')}
          </Button>
        </FormProblem>
      )}
      {hasMore && problem === null && (
        <Button wide busy={isAsking} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Ended({ bonus, timezone }: { bonus: EndedBonus; timezone: string | undefined }) {
  const t = useTranslate('bonus');
  const { language } = usePage();
  const money = (amount: string) => formatMoney(amount, bonus.currency, localeOf(language));
  return (
    <li>
      <span>
        <strong>{money(bonus.granted)}</strong>{' '}
        <span className="bonus-state">{t(`state.${bonus.state}`)}</span>
      </span>
      <span>{t('cashed', { amount: money(bonus.cashed) })}</span>
      <span className="bonus-note">
        {t('progress', { wagered: money(bonus.wagered), required: money(bonus.required) })} ·{' '}
        <time dateTime={bonus.ended_at}>{formatTime(bonus.ended_at, language, timezone)}</time>
      </span>
    </li>
  );
}
