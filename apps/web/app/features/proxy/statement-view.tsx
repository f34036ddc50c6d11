import { useState } from 'react';
import type { Currency } from '@halls/contract';
import { memberlessKinds, type CommissionLineShown } from '@halls/contract/agent';
import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { usePage } from '#app/page/page-context.ts';
import { saveCsv } from '#app/page/save-csv.ts';
import { formatMonth } from './format-month.ts';
import { LineMembers } from './line-members.tsx';
import { formatBp } from './percent.ts';
import { PlanView } from './plan-view.tsx';
import { ReadFailed } from './read-failed.tsx';

const termWords = {
  stake: 'figures.stake',
  payout: 'figures.payout',
  valid_turnover: 'figures.valid_turnover',
  cost: 'settlement.cost',
  fee: 'settlement.fee',
  carried: 'settlement.carried',
  deposit: 'settlement.deposit',
} as const;

/** A month line by line; each line opens to its members, and those to their days. */
export function StatementView({ periodId, onBack }: { periodId: number; onBack: () => void }) {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const { data, refusal, again } = useRead(reads.of('/agent/statement', { period_id: periodId }));
  const back = (
    <Button kind="plain" size="small" onClick={onBack}>
      {t('settlement.back')}
    </Button>
  );
  if (!data)
    return (
      <section className="member-panel proxy-panel" aria-busy={!refusal}>
        <p>{back}</p>
        {refusal ? <ReadFailed again={again} /> : <Skeleton className="proxy-skeleton" />}
      </section>
    );
  const { statement, lines, plan } = data;
  const save = () =>
    saveCsv(`commission-${statement.month.slice(0, 7)}-${statement.currency}.csv`, [
      (['line', 'of', 'base', 'rate', 'amount'] as const).map((column) => t(`settlement.${column}`)),
      ...lines.map((line) => [
        `${t(`plan.kind.${line.kind}`)} ${t(`plan.pool.${line.pool}`)}`,
        ...[line.source.account, line.base, formatBp(line.rate_bp, language), line.amount],
      ]),
    ]);
  return (
    <div className="proxy-sections">
      <section className="member-panel proxy-panel">
        <p>{back}</p>
        <h2>{formatMonth(statement.month, language)}</h2>
        <p>
          <MemberMoney amount={statement.amount} currency={statement.currency} /> ·{' '}
          {t(`settlement.state.${statement.state}`)}
        </p>
        <div className="proxy-line">
          <Button size="small" onClick={save}>
            {t('settlement.csv')}
          </Button>
          <Button size="small" onClick={() => window.print()}>
            {t('settlement.print')}
          </Button>
        </div>
        {lines.length === 0 && <p>{t('settlement.empty')}</p>}
        <ul>
          {lines.map((line) => (
            <Line key={line.seq} periodId={periodId} line={line} currency={statement.currency} />
          ))}
        </ul>
      </section>
      {plan && <PlanView plan={plan} />}
    </div>
  );
}

function Line({
  periodId,
  line,
  currency,
}: {
  periodId: number;
  line: CommissionLineShown;
  currency: Currency;
}) {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const [isOpen, setOpen] = useState(false);
  if (memberlessKinds.some((kind) => kind === line.kind))
    return <WholeLine line={line} currency={currency} />;
  const name = `${t(`plan.kind.${line.kind}`)} · ${t(`plan.pool.${line.pool}`)} · ${line.source.account}`;
  return (
    <li className="proxy-row">
      <strong>{name}</strong>
      <dl className="proxy-amounts">
        {line.terms.map((term) => (
          <Amount key={term.name} name={t(termWords[term.name])} {...{ currency, amount: term.amount }} />
        ))}
        <Amount name={t('settlement.base')} {...{ currency, amount: line.base }} />
        <div>
          <dt className="proxy-note">{t('settlement.rate')}</dt>
          <dd>
            {formatBp(line.rate_bp, language)}
            {line.own_bp !== null && line.below_bp !== null && line.below_bp > 0 && (
              <>
                {' '}
                ({formatBp(line.own_bp, language)} − {formatBp(line.below_bp, language)})
              </>
            )}
          </dd>
        </div>
        <Amount name={t('settlement.amount')} {...{ currency, amount: line.amount }} />
      </dl>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={`${t('settlement.members')}: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        {t('settlement.members')}
      </Button>
      {isOpen && <LineMembers {...{ periodId, seq: line.seq, currency }} />}
    </li>
  );
}

/** A line that is of no play of the month. */
function WholeLine({ line, currency }: { line: CommissionLineShown; currency: Currency }) {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const isLoss = line.kind === 'carry';
  return (
    <li className="proxy-row">
      <div>
        <strong>
          {t(`plan.kind.${line.kind}`)}
          {isLoss && <> · {t(`plan.pool.${line.pool}`)}</>}
        </strong>
        {line.note && (
          <p className="proxy-note">
            {formatMonth(line.month, language)} · {line.note}
          </p>
        )}
      </div>
      <dl className="proxy-amounts">
        <Amount
          name={t(isLoss ? 'settlement.goes_on' : 'settlement.amount')}
          {...{ currency, amount: isLoss ? line.base : line.amount }}
        />
      </dl>
    </li>
  );
}

function Amount({ name, amount, currency }: { name: string; amount: string; currency: Currency }) {
  return (
    <div>
      <dt className="proxy-note">{name}</dt>
      <dd>
        <MemberMoney amount={amount} currency={currency} />
      </dd>
    </div>
  );
}
