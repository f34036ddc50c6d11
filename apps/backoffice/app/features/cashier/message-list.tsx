import './cashier.css';
import { useSearchParams } from 'react-router';
import { useList } from '#app/api/use-list.ts';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { CashierHead } from './cashier-head.tsx';
import type { Message } from './deposit.ts';
import { idOf, MessageMark, MessageRaw } from './message-parts.tsx';

/** What services told that belongs to no deposit, or that nobody can trust; each opens to what came. */
export function MessageList() {
  const t = useTranslate('cashier');
  const kinds = ['unmatched', 'untrusted'] as const;
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'kind',
      label: t('outcome'),
      choices: kinds.map((kind) => ({ value: kind, name: t(`stray.${kind}`) })),
    },
  ];
  const { kind } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/cashier/messages', { ...(kind && { kind: kind as (typeof kinds)[number] }) });
  return (
    <>
      <CashierHead note={t('messages_note')} />
      <FilterBar filters={filters} />
      <DataTable
        label={t('messages_stray')}
        list={list}
        columns={useColumns()}
        idOf={(message) => `${message.psp_id} ${message.message_id}`}
        renderDetail={(message) => <MessageRaw message={message} />}
        empty={<Empty icon="check">{t('messages_none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<Message>, ...Column<Message>[]] {
  const t = useTranslate('cashier');
  const p = useTranslate('parts');
  return [
    { id: 'received', name: p('at'), cell: (message) => <When at={message.received_at} /> },
    { id: 'service', name: t('service'), cell: (message) => message.psp_id },
    { id: 'outcome', name: t('outcome'), cell: (message) => <MessageMark message={message} /> },
    { id: 'order', name: t('order_named'), cell: (message) => message.order_number ?? '–' },
    { id: 'message', name: t('message'), cell: idOf },
  ];
}
