import './bank-book.css';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Currency } from '@halls/contract';
import type { BankBook, BankDay } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { useList } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { BankDayMark } from './bank-marks.tsx';
import { BookSettings } from './book-settings.tsx';
import { FetchStatement } from './fetch-statement.tsx';

/** The days of a payment service's book in a currency. */
export function BookPage() {
  const { pspId = '', currency: code = '' } = useParams();
  const currency = code as Currency;
  const t = useTranslate('bank_book');
  const may = useMay();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'settings' | 'fetch' | null>(null);
  const { data } = useRead(reads.of('/bank-book/list', {}));
  const asked = data?.list.find((book) => book.psp_id === pspId && book.currency === currency)?.asked;
  return (
    <>
      <PageHead
        title={`${pspId} · ${currency}`}
        note={t('days_note')}
        actions={
          may('bankbook.work', 'house') && (
            <>
              <Button onClick={() => setOpened('settings')}>{t('settings')}</Button>
              {asked && <Button onClick={() => setOpened('fetch')}>{t('fetch')}</Button>}
              <Button kind="action" onClick={() => void navigate(`/bank-book/${pspId}/${currency}/upload`)}>
                {t('upload')}
              </Button>
            </>
          )
        }
      />
      {asked && <AskedNote asked={asked} />}
      <DataTable
        label={t('days')}
        list={useList('/bank-book/days', { psp_id: pspId, currency })}
        columns={useColumns()}
        idOf={({ day }) => day}
        to={({ day }) => `/bank-book/${pspId}/${currency}/days/${day}`}
        empty={<Empty icon="bank">{t('days_none')}</Empty>}
      />
      {opened === 'settings' && (
        <BookSettings pspId={pspId} currency={currency} onClose={() => setOpened(null)} />
      )}
      {opened === 'fetch' && (
        <FetchStatement pspId={pspId} currency={currency} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

/** How far the service has told its statements, and why it has not told the next one. */
function AskedNote({ asked: { until, why, again_at: againAt } }: { asked: NonNullable<BankBook['asked']> }) {
  const t = useTranslate('bank_book');
  return (
    <div className="bank-asked">
      <p>{until === null ? t('asked') : t('asked_until', { day: until })}</p>
      {why !== null && (
        <p role="status">
          {t('asked_in_vain', { why })} {againAt !== null && <When at={againAt} />}
        </p>
      )}
    </div>
  );
}

function useColumns(): [Column<BankDay>, ...Column<BankDay>[]] {
  const t = useTranslate('bank_book');
  const money = (name: 'opening' | 'came_in' | 'went_out' | 'fees' | 'closing'): Column<BankDay> => ({
    id: name,
    name: t(name),
    isFigure: true,
    cell: (day) => <Amount amount={day[name]} currency={day.currency} />,
  });
  return [
    { id: 'day', name: t('day'), cell: ({ day }) => day },
    { id: 'state', name: t('state'), cell: (day) => <BankDayMark day={day} /> },
    money('opening'),
    money('came_in'),
    money('went_out'),
    money('fees'),
    money('closing'),
    {
      id: 'told_closing',
      name: t('told_closing'),
      isFigure: true,
      cell: ({ told_closing: told, currency }) =>
        told === null ? t('told_none') : <Amount amount={told} currency={currency} />,
    },
    { id: 'lines', name: t('lines'), isFigure: true, cell: ({ lines }) => <Count value={lines} /> },
    {
      id: 'open_cases',
      name: t('open_cases'),
      isFigure: true,
      cell: ({ open_cases: cases }) => <Count value={cases} />,
    },
  ];
}
