import type { RebateGoingOn } from '@halls/contract/rebate';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { useRebateWords, type RebateRead, type RebateWords } from './rebate-words.ts';

/** A period that goes on: what counts by now, what that gives, and by which terms. */
export function RebateGoingOnPanel({ data, plan }: { data: RebateRead; plan: RebateGoingOn }) {
  const words = useRebateWords(data);
  const { t, money, rate, place, days } = words;
  const { language } = usePage();
  return (
    <section className="member-panel rebate" aria-label={t(`title.${plan.kind}`)}>
      <h2>{t(`title.${plan.kind}`)}</h2>
      <p className="rebate-note">{t(`period.${plan.period}`, { days: days(plan) })}</p>
      <p className="rebate-sum">
        {t('expected')} <strong>{money(plan.expected, data.currency)}</strong>
      </p>
      {plan.lines.length === 0 ? (
        <p className="rebate-note">{t('nothing_counts')}</p>
      ) : (
        <table className="rebate-table">
          <thead>
            <tr>
              <th scope="col">{t('hall')}</th>
              <th scope="col">{t(`base.${plan.kind}`)}</th>
              <th scope="col">{t('rate')}</th>
              <th scope="col">{t('gives')}</th>
            </tr>
          </thead>
          <tbody>
            {plan.lines.map((line) => (
              <tr key={`${line.gt_id} ${line.gp_id}`}>
                <th scope="row">{place(line)}</th>
                <td>{line.gt_id === 0 ? '' : money(line.base, data.currency)}</td>
                <td>{line.gt_id === 0 ? '' : rate(line.rate_bp)}</td>
                <td>{money(line.amount, data.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="rebate-note">{t('calculated', { time: formatTime(plan.calculated_from, language) })}</p>
      <Terms plan={plan} data={data} words={words} />
    </section>
  );
}

function Terms({ plan, data, words }: { plan: RebateGoingOn; data: RebateRead; words: RebateWords }) {
  const { t, money, rate, place, hall } = words;
  const { terms } = plan;
  const amount = (typed: string) => money(typed, data.currency);
  const { turnover_percent: percent, bonus } = terms;
  return (
    <details className="rebate-terms">
      <summary>{t('terms')}</summary>
      <ul>
        {terms.lines.map((line) => (
          <li key={`${line.gt_id} ${line.gp_id ?? ''}`}>
            {place(line)}:{' '}
            {line.tiers
              .map((tier) => t('tier', { from: amount(tier.from), rate: rate(tier.rate_bp) }))
              .join(' · ')}
          </li>
        ))}
        <li>
          {bonus
            ? t('pays_bonus', { hall: hall(bonus.gt_id), percent, days: bonus.days })
            : t(percent > 0 ? 'pays_cash' : 'pays_free', { percent })}
        </li>
        <li>{terms.payout === 'claim' ? t('to_claim', { days: terms.claim_days }) : t('by_itself')}</li>
        {Number(terms.min) > 0 && <li>{t('least', { amount: amount(terms.min) })}</li>}
        {Number(terms.max) > 0 && <li>{t('most', { amount: amount(terms.max) })}</li>}
        <li>{t('cash_counts')}</li>
        <li>{t('changed_later')}</li>
      </ul>
    </details>
  );
}
