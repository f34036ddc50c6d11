import './deposit.css';
import { useEffect, useState } from 'react';
import type { DataOf, RequestInput } from '@halls/contract';
import { depositStatuses, type paymentRecords } from '@halls/contract/payment';
import { Button, Icon, SelectInput, Skeleton, TextInput } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { usePages } from '#app/api/use-pages.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { realtimeEvents } from '#app/realtime/realtime-events.ts';
import { isDeposit } from './deposit-reads.ts';
import { startOfDay, toneOf, type DepositStatus } from './deposit-rules.ts';
import { OrderFacts, OrderTimeline } from './order-facts.tsx';
import { RecordsFile } from './records-file.tsx';
import { useOrder } from './use-order.ts';

export const namespaces = ['deposit', 'statement', 'errors'] as const;

interface Filter {
  readonly from: string;
  readonly to: string;
  readonly status: DepositStatus | '';
}

type OrderInList = Extract<DataOf<typeof paymentRecords>['list'][number], { readonly direction: 'deposit' }>;

const everything: Filter = { from: '', to: '', status: '' };

/** Every order of the member's: sifted by day and state, each with its steps and its receipt. */
export function Part() {
  const t = useTranslate('statement');
  const [filter, setFilter] = useState(everything);
  const isInOrder = !filter.from || !filter.to || filter.from <= filter.to;
  return (
    <div className="deposit">
      <Filters filter={filter} onChange={setFilter} />
      {isInOrder ? (
        <Orders key={JSON.stringify(filter)} filter={filter} />
      ) : (
        <FormProblem>{t('wrong_days')}</FormProblem>
      )}
    </div>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const t = useTranslate('statement');
  const own = useTranslate('deposit');
  const set = (name: keyof Filter) => (event: { target: { value: string } }) =>
    onChange({ ...filter, [name]: event.target.value });
  return (
    <div className="member-panel deposit-filters">
      <TextInput type="date" label={t('from')} value={filter.from} onChange={set('from')} />
      <TextInput type="date" label={t('to')} value={filter.to} onChange={set('to')} />
      <SelectInput label={own('status')} value={filter.status} onChange={set('status')}>
        <option value="">{t('kind.all')}</option>
        {depositStatuses.map((status) => (
          <option key={status} value={status}>
            {own(`state.${status}`)}
          </option>
        ))}
      </SelectInput>
      <Button disabled={filter === everything} onClick={() => onChange(everything)}>
        {t('clear')}
      </Button>
    </div>
  );
}

function askedBy({ from, to, status }: Filter): RequestInput<typeof paymentRecords> {
  const [first, last] = [startOfDay(from), startOfDay(to, 1)];
  return {
    direction: 'deposit',
    ...(status && { status }),
    ...(first && { from: first }),
    ...(last && { to: last }),
  };
}

function Orders({ filter }: { filter: Filter }) {
  const t = useTranslate('statement');
  const own = useTranslate('deposit');
  const { pages, problem, isAsking, hasMore, more, again } = usePages('/payment/records', askedBy(filter));
  useEffect(() => {
    const stops = [realtimeEvents.on('deposit.changed', again), realtimeEvents.resumed.on(again)];
    return () => stops.forEach((stop) => stop());
  }, [again]);
  const orders = pages.flatMap(({ list }) => list).filter(isDeposit);
  return (
    <section className="member-panel deposit-panel" aria-label={own('records')} aria-busy={isAsking}>
      {orders.length > 0 && <RecordsFile filter={askedBy(filter)} />}
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.order_number} order={order} />
        ))}
      </ul>
      {pages.length > 0 && orders.length === 0 && !hasMore && <p className="deposit-note">{t('none')}</p>}
      {pages.length === 0 &&
        !problem &&
        [1, 2, 3, 4].map((row) => <Skeleton key={row} className="deposit-skeleton-row" />)}
      {problem && (
        <FormProblem>
          {own('unread')}{' '}
          <Button kind="plain" size="small" onClick={pages.length > 0 ? more : again}>
            {t('again')}
          </Button>
        </FormProblem>
      )}
      {hasMore && !problem && (
        <Button wide busy={isAsking} onClick={more}>
          {isAsking ? t('looking') : t('more')}
        </Button>
      )}
    </section>
  );
}

function OrderRow({ order }: { order: OrderInList }) {
  const t = useTranslate('deposit');
  const { language } = usePage();
  const [isOpen, setOpen] = useState(false);
  const money = order.received ?? (order.amount === null ? null : { ...order, amount: order.amount });
  const details = `deposit-details-${order.order_number}`;
  return (
    <li className="deposit-record">
      <button
        type="button"
        className="deposit-record-head"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="deposit-row-what">
          <strong>{order.method_name}</strong>
          <span className={`deposit-tone-${toneOf(order.status)}`}>{t(`state.${order.status}`)}</span>
          <time dateTime={order.created_at}>{formatTime(order.created_at, language)}</time>
        </span>
        {money && (
          <MemberMoney className="deposit-record-money" amount={money.amount} currency={money.currency} />
        )}
        <Icon name={isOpen ? 'up' : 'down'} />
      </button>
      <div id={details} hidden={!isOpen}>
        {isOpen && <Details orderNumber={order.order_number} />}
      </div>
    </li>
  );
}

function Details({ orderNumber }: { orderNumber: string }) {
  const t = useTranslate('deposit');
  const { order, isMissing, isUnreachable } = useOrder(orderNumber);
  if (!order)
    return isMissing || isUnreachable ? (
      <FormProblem>{t('unreachable')}</FormProblem>
    ) : (
      <Skeleton className="deposit-skeleton-row" />
    );
  return (
    <div className="deposit-record-details">
      <OrderFacts order={order} />
      <h3>{t('timeline')}</h3>
      <OrderTimeline order={order} />
      {order.received && (
        <Button className="deposit-print" size="small" icon="download" onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
    </div>
  );
}
