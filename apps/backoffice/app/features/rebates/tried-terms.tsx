import type { Currency } from '@halls/contract';
import type { RebateTried } from '@halls/contract/office';
import { Amount } from '#app/parts/amount.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { hallOf } from './typed-terms.ts';

/** What terms would have cost, hall by hall, beside what the site won. */
export function TriedTerms({ tried, currency }: { tried: RebateTried; currency: Currency }) {
  const t = useTranslate('rebates');
  const hall = useTranslate('reports');
  const { first_day: first, last_day: last, members, share_bp: shareBp } = tried;
  return (
    <>
      <p>
        {t('tried', { first, last, members })} <Amount amount={tried.cost} currency={currency} />
        <br />
        {shareBp === null ? t('tried_no_ggr') : t('tried_share', { percent: shareBp / 100 })}{' '}
        <Amount amount={tried.ggr} currency={currency} />
      </p>
      {tried.halls.length > 0 && (
        <Facts
          facts={tried.halls.map((line) => [
            line.gt_id === 0 ? t('bound') : hall(`hall.${hallOf(String(line.gt_id))}`),
            <span key={line.gt_id}>
              <Amount amount={line.amount} currency={currency} /> · {t('run.members')} {line.members}
            </span>,
          ])}
        />
      )}
    </>
  );
}
