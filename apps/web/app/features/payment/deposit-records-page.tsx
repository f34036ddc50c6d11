import './deposit.css';
import { useState, type ReactNode } from 'react';
import type { DataOf, RequestInput } from '@halls/contract';
import { depositStatuses, withdrawalStatuses, type paymentRecords } from '@halls/contract/payment';
import { Button, Icon, SelectInput, Skeleton, TextInput } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { usePages } from '#app/api/use-pages.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { isDeposit, type DepositOrder } from './deposit-reads.ts';
import { startOfDay, toneOf } from './deposit-rules.ts';
import { DepositFacts, OrderTimeline } from './order-facts.tsx';
import { RecordsFile } from './records-file.tsx';
import { useDeposit, useWithdrawal, type ShownOrder } from './use-order.ts';
import type { WithdrawalOrder } from './withdrawal-reads.ts';
import { toneOfWithdrawal } from './withdrawal-rules.ts';
import { WithdrawalFacts } from './withdrawal-view.tsx';

export const namespaces = ['deposit', 'withdrawal', 'user', 'statement', 'errors'] as const;

interface Filter {
  readonly from: string;
  readonly to: string;
  /** `deposit`, or `deposit:open`; empty where everything is meant. */
  readonly what: string;
}

type OrderInList = DataOf<typeof paymentRecords>['list'][number];

const everything: Filter = { from: '', to: '', what: '' };

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
  const out = useTranslate('withdrawal');
  const page = useTranslate('user');
  const set = (name: keyof Filter) => (event: { target: { value: string } }) =>
    onChange({ ...filter, [name]: event.target.value });
  return (
    <div className="member-panel deposit-filters">
      <TextInput type="date" label={t('from')} value={filter.from} onChange={set('from')} />
      <TextInput type="date" label={t('to')} value={filter.to} onChange={set('to')} />
      <SelectInput label={t('kind')} value={filter.what} onChange={set('what')}>
        <option value="">{t('kind.all')}</option>
        <option value="deposit">{page('page.Deposit')}</option>
        <option value="withdrawal">{page('page.Withdrawal')}</option>
        <optgroup label={page('page.Deposit')}>
          {depositStatuses.map((status) => (
            <option key={status} value={`deposit:${status}`}>
              {own(`state.${status}`)}
            </option>
          ))}
        </optgroup>
        <optgroup label={page('page.Withdrawal')}>
          {withdrawalStatuses.map((status) => (
            <option key={status} value={`withdrawal:${status}`}>
              {out(`state.${status}`)}
            </option>
          ))}
        </optgroup>
      </SelectInput>
      <Button disabled={filter === everything} onClick={() => onChange(everything)}>
        {t('clear')}
      </Button>
    </div>
  );
}

function askedBy({ from, to, what }: Filter): RequestInput<typeof paymentRecords> {
  const [first, last] = [startOfDay(from), startOfDay(to, 1)];
  return {
    ...statesOf(what),
    ...(first && { from: first }),
    ...(last && { to: last }),
  };
}

function statesOf(what: string): Pick<RequestInput<typeof paymentRecords>, 'direction' | 'status'> {
  const [direction, state] = what.split(':');
  if (direction === 'deposit') {
    const status = depositStatuses.find((each) => each === state);
    return { direction, ...(status && { status }) };
  }
  if (direction === 'withdrawal') {
    const status = withdrawalStatuses.find((each) => each === state);
    return { direction, ...(status && { status }) };
  }
  return {};
}

function Orders({ filter }: { filter: Filter }) {
  const t = useTranslate('statement');
  const own = useTranslate('deposit');
  const { pages, problem, isAsking, hasMore, more, again } = usePages('/payment/records', askedBy(filter));
  useRealtimeEvent('deposit.changed', again);
  useRealtimeEvent('withdrawal.changed', again);
  useMissedEvents(again);
  const orders = pages.flatMap(({ list }) => list);
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
  const { language } = usePage();
  const [isOpen, setOpen] = useState(false);
  const { title, state, tone, money } = useRow(order);
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
          <strong>{title}</strong>
          <span className={`deposit-tone-${tone}`}>{state}</span>
          <time dateTime={order.created_at}>{formatTime(order.created_at, language)}</time>
        </span>
        {money && (
          <MemberMoney className="deposit-record-money" amount={money.amount} currency={money.currency} />
        )}
        <Icon name={isOpen ? 'up' : 'down'} />
      </button>
      <div id={details} hidden={!isOpen}>
        {isOpen &&
          (isDeposit(order) ? (
            <DepositDetails orderNumber={order.order_number} />
          ) : (
            <WithdrawalDetails orderNumber={order.order_number} />
          ))}
      </div>
    </li>
  );
}

/** What is said of an order in one line: money that goes out has a minus. */
function useRow(order: OrderInList) {
  const page = useTranslate('user');
  const paidIn = useTranslate('deposit');
  const paidOut = useTranslate('withdrawal');
  if (!isDeposit(order)) {
    const { bank_name: bank, number } = order.account;
    return {
      title: `${page('page.Withdrawal')} · ${bank} ${number}`,
      state: paidOut(`state.${order.status}`),
      tone: toneOfWithdrawal(order.status),
      money: { amount: `-${order.amount}`, currency: order.currency },
    };
  }
  return {
    title: [page('page.Deposit'), order.method_name, ...(order.is_fast ? [paidIn('fast')] : [])].join(' · '),
    state: paidIn(`state.${order.status}`),
    tone: toneOf(order.status),
    money: order.received ?? (order.amount === null ? null : { ...order, amount: order.amount }),
  };
}

function DepositDetails({ orderNumber }: { orderNumber: string }) {
  const t = useTranslate('deposit');
  return (
    <Details shown={useDeposit(orderNumber)}>
      {(order: DepositOrder) => (
        <>
          <DepositFacts order={order} />
          <h3>{t('timeline')}</h3>
          <OrderTimeline order={order} />
          {order.received && (
            <Button className="deposit-print" size="small" icon="download" onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
        </>
      )}
    </Details>
  );
}

function WithdrawalDetails({ orderNumber }: { orderNumber: string }) {
  const t = useTranslate('deposit');
  return (
    <Details shown={useWithdrawal(orderNumber)}>
      {(order: WithdrawalOrder) => (
        <>
          <WithdrawalFacts order={order} />
          <h3>{t('timeline')}</h3>
          <OrderTimeline order={order} />
        </>
      )}
    </Details>
  );
}

function Details<Order>({
  shown: { order, isMissing, isUnreachable },
  children,
}: {
  shown: ShownOrder<Order>;
  children: (order: Order) => ReactNode;
}) {
  const t = useTranslate('deposit');
  if (order) return <div className="deposit-record-details">{children(order)}</div>;
  return isMissing || isUnreachable ? (
    <FormProblem>{t('unreachable')}</FormProblem>
  ) : (
    <Skeleton className="deposit-skeleton-row" />
  );
}
