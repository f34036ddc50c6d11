import './bank-book.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Currency } from '@halls/contract';
import type { OfficeCalls } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { BankBreakTable } from './bank-break-table.tsx';
import { BankDayMark } from './bank-marks.tsx';
import { LineTable } from './line-table.tsx';

type Day = OfficeCalls['/bank-book/day']['data'];

/** One day of a book beside the ledger: its lines, what differs, and its closing. */
export function BankDayPage() {
  const { pspId = '', currency = '', day = '' } = useParams();
  const asked = { psp_id: pspId, currency: currency as Currency, day };
  const { data, refusal, again } = useRead(reads.of('/bank-book/day', asked));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <DayRecord day={data} />;
}

function DayRecord({ day }: { day: Day }) {
  const t = useTranslate('bank_book');
  const may = useMay();
  const [closes, setCloses] = useState(false);
  const why = day.obstacle && t(`obstacle.${day.obstacle}`);
  const canClose = day.state === 'open' && day.obstacle === null && may('bankbook.work', 'house');
  return (
    <>
      <PageHead
        title={`${day.psp_id} · ${day.currency} · ${day.day}`}
        note={why === null ? t('days_note') : `${t('obstacle')}: ${why}`}
        aside={<BankDayMark day={day} />}
        actions={
          canClose && (
            <Button kind="action" onClick={() => setCloses(true)}>
              {t('close')}
            </Button>
          )
        }
      />
      <div className="bank-panels">
        <DayFacts day={day} />
        <BesideFacts day={day} />
        <section className="bank-wide">
          <BankBreakTable ask={{ psp_id: day.psp_id, currency: day.currency, day: day.day }} preset={null} />
        </section>
        <section className="bank-wide">
          <LineTable day={day} />
        </section>
      </div>
      {closes && <CloseDay day={day} onClose={() => setCloses(false)} />}
    </>
  );
}

function DayFacts({ day }: { day: Day }) {
  const t = useTranslate('bank_book');
  const money = (amount: string) => <Amount amount={amount} currency={day.currency} />;
  return (
    <Panel title={t('day_title')}>
      <Facts
        facts={[
          [t('opening'), money(day.opening)],
          [t('came_in'), money(day.came_in)],
          [t('went_out'), money(day.went_out)],
          [t('fees'), money(day.fees)],
          [t('closing'), money(day.closing)],
          [t('told_closing'), day.told_closing === null ? t('told_none') : money(day.told_closing)],
          ...(day.closed
            ? [
                [t('closed_by'), day.closed.operator.account] as const,
                [t('closed_at'), <When key="closed" at={day.closed.at} />] as const,
              ]
            : []),
        ]}
      />
    </Panel>
  );
}

function BesideFacts({ day: { beside, currency, closed } }: { day: Day }) {
  const t = useTranslate('bank_book');
  const money = (amount: string) => <Amount amount={amount} currency={currency} />;
  const change = (amount: string) => <Amount amount={amount} currency={currency} isChange />;
  return (
    <Panel title={t('beside')}>
      <Facts
        facts={[
          [t('bank_has'), money(beside.bank)],
          [t('ledger_has'), money(beside.ledger)],
          [t('difference'), change(beside.difference)],
          [t('on_the_way'), change(beside.on_the_way)],
          ...(closed ? [] : [[t('fees_to_book'), money(beside.fees_to_book)] as const]),
          [t('of_cases'), change(beside.cases)],
          [t('unexplained'), change(beside.unexplained)],
        ]}
      />
    </Panel>
  );
}

function CloseDay({ day, onClose }: { day: Day; onClose: () => void }) {
  const t = useTranslate('bank_book');
  return (
    <CommandDialog
      title={t('close')}
      note={t('close_note')}
      confirm={t('close')}
      needsAnother
      send={(reason) =>
        api.call('/bank-book/close', { psp_id: day.psp_id, currency: day.currency, day: day.day, reason })
      }
      onDone={() => void readAgain('/bank-book/day', '/bank-book/days', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}
