import type { BankDay } from '@halls/contract/office';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Line = ItemOf<'/bank-book/lines'>;

/** What the bank booked on a day, and whose money it was. */
export function LineTable({ day }: { day: Pick<BankDay, 'psp_id' | 'currency' | 'day'> }) {
  const t = useTranslate('bank_book');
  const { psp_id: pspId, currency } = day;
  return (
    <DataTable
      label={t('lines_of_day')}
      list={useList('/bank-book/lines', { psp_id: pspId, currency, day: day.day })}
      columns={useColumns(currency)}
      idOf={({ line_no: number }) => String(number)}
      empty={<Empty icon="list">{t('lines_none')}</Empty>}
    />
  );
}

function useColumns(currency: BankDay['currency']): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('bank_book');
  return [
    {
      id: 'booked_on',
      name: t('booked_on'),
      cell: ({ booked_on: bookedOn, is_late: isLate }) => (isLate ? `${bookedOn} · ${t('late')}` : bookedOn),
    },
    {
      id: 'amount',
      name: t('amount'),
      isFigure: true,
      cell: ({ amount }) => <Amount amount={amount} currency={currency} isChange />,
    },
    {
      id: 'order',
      name: t('order'),
      cell: ({ order, is_fee: isFee }) =>
        order ? (
          <EntityLink
            target={`${order.kind}/${order.order_number}`}
            siteId={order.site_id}
            name={order.order_number}
          />
        ) : isFee ? (
          t('fee')
        ) : (
          '–'
        ),
    },
    { id: 'payer', name: t('payer'), cell: ({ payer }) => payer || '–' },
    { id: 'text', name: t('text'), cell: ({ text }) => <span className="bank-text">{text || '–'}</span> },
    { id: 'reference', name: t('reference'), cell: ({ reference }) => reference || '–' },
  ];
}
