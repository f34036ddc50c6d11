import { useState } from 'react';
import type { DataOf, RequestInput } from '@halls/contract';
import type { paymentRecords } from '@halls/contract/payment';
import { Button } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { usePage } from '#app/page/page-context.ts';
import { saveCsv } from '#app/page/save-csv.ts';
import { csvTime } from '#app/page/write-csv.ts';
import { collectOrders, mostOrders } from './collect-orders.ts';
import { isDeposit } from './deposit-reads.ts';

type Of<Direction> = Extract<
  DataOf<typeof paymentRecords>['list'][number],
  { readonly direction: Direction }
>;

/** Takes the orders along as a file for a spreadsheet, as far as the filter shows them. */
export function RecordsFile({ filter }: { filter: RequestInput<typeof paymentRecords> }) {
  const t = useTranslate('deposit');
  const statement = useTranslate('statement');
  const paidOut = useTranslate('withdrawal');
  const page = useTranslate('user');
  const { language } = usePage();
  const [busy, setBusy] = useState(false);
  const depositCells = (order: Of<'deposit'>) => [
    page('page.Deposit'),
    order.order_number,
    order.method_name,
    t(`state.${order.status}`),
    order.amount ?? '',
    receivedOf(order),
  ];
  const withdrawalCells = (order: Of<'withdrawal'>) => [
    page('page.Withdrawal'),
    order.order_number,
    `${order.account.bank_name} ${order.account.number}`,
    paidOut(`state.${order.status}`),
    order.amount,
    '',
  ];
  const download = async () => {
    setBusy(true);
    const collected = await collectOrders(
      (body) => api.call('/payment/records', body, { reads: true, guarded: true }),
      filter,
    );
    setBusy(false);
    if (!collected) return toasts.show('error', t('unread'));
    if (!collected.isAll) toasts.show('info', statement('csv_cut', { count: mostOrders }));
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    saveCsv(`deposits-withdrawals-${language}.csv`, [
      [
        `${t('created')} (${timeZone})`,
        statement('kind'),
        t('order_number'),
        t('method'),
        t('status'),
        paidOut('asked'),
        t('received'),
        t('currency'),
      ],
      ...collected.orders.map((order) => [
        csvTime(order.created_at, timeZone),
        ...(isDeposit(order) ? depositCells(order) : withdrawalCells(order)),
        order.currency,
      ]),
    ]);
  };
  return (
    <Button size="small" className="deposit-file" busy={busy} onClick={() => void download()}>
      {statement('csv')}
    </Button>
  );
}

/** What came may be of another currency than what was asked for. */
function receivedOf({ received, currency }: Of<'deposit'>): string {
  if (!received) return '';
  return received.currency === currency ? received.amount : `${received.amount} ${received.currency}`;
}
