import { useState } from 'react';
import type { RebateDue } from '@halls/contract/rebate';
import { Button } from '@halls/ui';
import { FormProblem } from '@halls/web-kit/forms';
import { useRead } from '#app/api/reads.ts';
import { usePages } from '#app/api/use-pages.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { rebateLinesRead } from './rebate-reads.ts';
import { useRebateWords, type RebateRead } from './rebate-words.ts';

/** What the member was given back, the latest first; each opens to what it is made of. */
export function RebateHistory({ data }: { data: RebateRead }) {
  const { t } = useRebateWords(data);
  const { pages, problem, isAsking, hasMore, more, again } = usePages('/member/rebate/history', {});
  const list = pages.flatMap((page) => page.list);
  return (
    <section className="member-panel rebate" aria-busy={isAsking}>
      <h2>{t('history')}</h2>
      {list.length === 0 && !isAsking && !problem && <p className="rebate-note">{t('history_none')}</p>}
      <ul className="rebate-history">
        {list.map((due) => (
          <li key={due.run_id}>
            <Given due={due} data={data} />
          </li>
        ))}
      </ul>
      {problem && (
        <FormProblem>
          {problem}{' '}
          <Button kind="plain" size="small" onClick={again}>
            {t('try_again')}
          </Button>
        </FormProblem>
      )}
      {hasMore && (
        <Button kind="plain" size="small" disabled={isAsking} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Given({ due, data }: { due: RebateDue; data: RebateRead }) {
  const { t, money, days } = useRebateWords(data);
  const { language } = usePage();
  const [isOpen, setOpen] = useState(false);
  const until = due.state === 'claimable' ? due.claim_until : due.ended_at;
  return (
    <details className="rebate-given" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{days(due)}</span>
        <span>{t(`title.${due.kind}`)}</span>
        <strong>{money(due.amount, due.currency)}</strong>
        <span className="rebate-state" data-state={due.state}>
          {t(`state.${due.state}`)}
        </span>
      </summary>
      {until && <p className="rebate-note">{formatTime(until, language)}</p>}
      {isOpen && <Lines due={due} data={data} />}
    </details>
  );
}

function Lines({ due, data }: { due: RebateDue; data: RebateRead }) {
  const { t, money, rate, place, days } = useRebateWords(data);
  const { data: read } = useRead(rebateLinesRead(due.run_id));
  const amount = (typed: string) => money(typed, due.currency);
  return (
    <table className="rebate-table" aria-busy={!read}>
      <thead>
        <tr>
          <th scope="col">{t('hall')}</th>
          <th scope="col">{t(`base.${due.kind}`)}</th>
          <th scope="col">{t('rate')}</th>
          <th scope="col">{t('gives')}</th>
        </tr>
      </thead>
      <tbody>
        {read?.list.map((line) => (
          <tr key={`${line.first_day} ${line.gt_id} ${line.gp_id}`}>
            <th scope="row">
              {place(line)}
              {line.is_difference && <small>{t('difference', { days: days(line) })}</small>}
            </th>
            <td>{line.gt_id === 0 ? '' : amount(line.base)}</td>
            <td>{line.gt_id === 0 ? '' : rate(line.rate_bp)}</td>
            <td>{amount(line.amount)}</td>
          </tr>
        ))}
        {Number(due.carried_in) < 0 && <Carried label={t('carried_in')} amount={amount(due.carried_in)} />}
        {Number(due.carried_on) < 0 && <Carried label={t('carried_on')} amount={amount(due.carried_on)} />}
      </tbody>
    </table>
  );
}

function Carried({ label, amount }: { label: string; amount: string }) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td>{amount}</td>
    </tr>
  );
}
