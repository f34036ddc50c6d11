import './bank-book.css';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { breakStates, type BreakState, type OfficeCalls } from '@halls/contract/office';
import { Button, SelectInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { BankBreakMark } from './bank-marks.tsx';

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
  const [works, setWorks] = useState(false);
  return (
    <>
      <PageHead
        title={`#${found.break_id} ${t(`kind.${found.kind}`)}`}
        note={t(`kind_note.${found.kind}`)}
        aside={<BankBreakMark state={found.state} />}
        actions={
          may('bankbook.work', 'house') && (
            <Button kind="action" onClick={() => setWorks(true)}>
              {t('work')}
            </Button>
          )
        }
      />
      <div className="bank-panels">
        <Subject found={found} />
        {found.line && <LineFacts line={found.line} currency={found.currency} />}
        <Steps found={found} />
      </div>
      {works && <WorkOnBreak found={found} onClose={() => setWorks(false)} />}
    </>
  );
}

function Subject({ found }: { found: Case }) {
  const t = useTranslate('bank_book');
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
          target={`deposit/${order.order_number}`}
          siteId={order.site_id}
          name={order.order_number}
        />,
      ],
      [t('order_asked'), money(order.asked)],
    );
  facts.push(
    [t('owner'), found.owner?.account ?? t('owner_none')],
    [t('found_at'), <When key="found" at={found.found_at} />],
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

function Steps({ found }: { found: Case }) {
  const t = useTranslate('bank_book');
  return (
    <Panel title={t('steps')}>
      <ol>
        {found.steps.map((step) => (
          <li key={step.at + step.what} className="bank-step">
            <When at={step.at} />
            <strong>{step.operator?.account ?? t('by_look')}</strong>
            <span>{t(`step.${step.what}`)}</span>
            <BankBreakMark state={step.state} />
            {step.what === 'worked' && step.owner && (
              <span>{t('owned_by', { name: step.owner.account })}</span>
            )}
            {step.note !== '' && <p className="bank-step-note">{step.note}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type Owner = 'same' | 'me' | 'nobody';

function WorkOnBreak({ found, onClose }: { found: Case; onClose: () => void }) {
  const t = useTranslate('bank_book');
  const owners: readonly Owner[] = found.owner ? ['same', 'me', 'nobody'] : ['same', 'me'];
  const [owner, setOwner] = useState<Owner>(found.owner ? 'same' : 'me');
  const [state, setState] = useState<BreakState>(found.state);
  return (
    <CommandDialog
      title={t('work')}
      note={t('work_note')}
      confirm={t('work_save')}
      renderFields={() => (
        <>
          <SelectInput
            label={t('state')}
            value={state}
            onChange={(event) => setState(event.target.value as BreakState)}
          >
            {breakStates.map((each) => (
              <option key={each} value={each}>
                {t(`state.${each}`)}
              </option>
            ))}
          </SelectInput>
          <SelectInput
            label={t('owner')}
            value={owner}
            onChange={(event) => setOwner(event.target.value as Owner)}
          >
            {owners.map((each) => (
              <option key={each} value={each}>
                {each === 'same' ? (found.owner?.account ?? t('owner_none')) : t(`owner.${each}`)}
              </option>
            ))}
          </SelectInput>
        </>
      )}
      send={(reason) =>
        api.call('/bank-book/work', {
          break_id: found.break_id,
          state,
          ...(owner !== 'same' && { owner }),
          reason,
        })
      }
      onDone={() => void readAgain('/bank-book/break', '/bank-book/breaks', '/bank-book/day', '/log/list')}
      onClose={onClose}
    />
  );
}
