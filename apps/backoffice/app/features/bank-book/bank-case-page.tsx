import './bank-book.css';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { OfficeCalls } from '@halls/contract/office';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { BreakMark } from '#app/records/break-mark.tsx';
import { BreakSteps } from '#app/records/break-steps.tsx';
import { WorkOnBreak } from '#app/records/work-on-break.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';

type Case = OfficeCalls['/bank-book/break']['data'];

/** A case of a statement: the line, the order, and what has been done about it. */
export function BankCasePage() {
  const caseId = Number(useParams().caseId);
  const { data, refusal, again } = useRead(reads.of('/bank-book/break', { break_id: caseId }));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <CaseRecord found={data} />;
}

function CaseRecord({ found }: { found: Case }) {
  const t = useTranslate('bank_book');
  const may = useMay();
  return (
    <>
      <PageHead
        title={`#${found.break_id} ${t(`kind.${found.kind}`)}`}
        note={t(`kind_note.${found.kind}`)}
        aside={<BreakMark state={found.state} />}
        actions={
          may('bankbook.work', 'house') && (
            <WorkOnBreak
              found={found}
              path="/bank-book/work"
              onDone={() =>
                void readAgain('/bank-book/break', '/bank-book/breaks', '/bank-book/day', '/log/list')
              }
            />
          )
        }
      />
      <div className="bank-panels">
        <Subject found={found} />
        {found.line && <LineFacts line={found.line} currency={found.currency} />}
        <BreakSteps steps={found.steps} />
      </div>
    </>
  );
}

function Subject({ found }: { found: Case }) {
  const t = useTranslate('bank_book');
  const c = useTranslate('cases');
  const { currency, order, ours, theirs } = found;
  const money = (amount: string | null) =>
    amount === null ? '–' : <Amount amount={amount} currency={currency} />;
  const facts: (readonly [string, ReactNode])[] = [
    [t('service'), `${found.psp_id} · ${currency}`],
    [
      t('day'),
      <Link key="day" className="entity-link" to={`/bank-book/${found.psp_id}/${currency}/days/${found.day}`}>
        {found.day}
      </Link>,
    ],
    [t('theirs'), money(theirs)],
    [t('ours'), money(ours)],
    [t('difference'), <Amount key="difference" amount={found.difference} currency={currency} isChange />],
  ];
  if (order)
    facts.push(
      [
        t('order'),
        <EntityLink
          key="order"
          target={`${order.kind}/${order.order_number}`}
          siteId={order.site_id}
          name={order.order_number}
        />,
      ],
      [t('order_asked'), money(order.asked)],
    );
  facts.push(
    [c('owner'), found.owner?.account ?? c('owner_none')],
    [c('found_at'), <When key="found" at={found.found_at} />],
  );
  return (
    <Panel title={t('subject')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function LineFacts({ line, currency }: { line: NonNullable<Case['line']>; currency: Case['currency'] }) {
  const t = useTranslate('bank_book');
  return (
    <Panel title={t('line_of_bank')}>
      <Facts
        facts={[
          [t('booked_on'), line.booked_on],
          [t('amount'), <Amount key="amount" amount={line.amount} currency={currency} isChange />],
          [t('payer'), line.payer || '–'],
          [
            t('text'),
            <span key="text" className="bank-text">
              {line.text || '–'}
            </span>,
          ],
          [t('reference'), line.reference || '–'],
        ]}
      />
    </Panel>
  );
}
