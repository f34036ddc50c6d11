import './bank-book.css';
import type { BankBook } from '@halls/contract/office';
import { useList } from '#app/api/use-list.ts';
import { Count } from '#app/parts/count.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { BankHead } from './bank-head.tsx';

/** Payment services by currency, and what is open of their statements. */
export function BooksPage() {
  const t = useTranslate('bank_book');
  return (
    <>
      <BankHead note={t('books_note')} />
      <DataTable
        label={t('books')}
        list={useList('/bank-book/list', {})}
        columns={useColumns()}
        idOf={({ psp_id: id, currency }) => `${id} ${currency}`}
        to={({ psp_id: id, currency }) => `/bank-book/${id}/${currency}`}
        empty={<Empty icon="bank">{t('books_none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<BankBook>, ...Column<BankBook>[]] {
  const t = useTranslate('bank_book');
  return [
    { id: 'service', name: t('service'), cell: ({ psp_id: id, currency }) => `${id} · ${currency}` },
    { id: 'account', name: t('account'), cell: ({ account }) => account || '–' },
    {
      id: 'credited_by',
      name: t('credited_by'),
      cell: ({ is_by_hand: isByHand }) => t(isByHand ? 'by_statement' : 'by_service'),
    },
    {
      id: 'open_days',
      name: t('open_days'),
      isFigure: true,
      cell: ({ open_days: days }) => <Count value={days} />,
    },
    { id: 'last_day', name: t('last_day'), cell: ({ last_day: day }) => day ?? '–' },
    {
      id: 'open_cases',
      name: t('open_cases'),
      isFigure: true,
      cell: ({ open_cases: cases }) => <Count value={cases} />,
    },
    {
      id: 'explained_cases',
      name: t('explained_cases'),
      isFigure: true,
      cell: ({ explained_cases: cases }) => <Count value={cases} />,
    },
  ];
}
