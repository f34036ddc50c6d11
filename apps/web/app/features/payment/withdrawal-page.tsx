import './deposit.css';
import './withdrawal.css';
import { useState } from 'react';
import { Button, buttonClass, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { reads, useRead } from '#app/api/reads.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { useMember } from '#app/member/member-store.ts';
import { formatTime } from '#app/page/format-time.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { NewWithdrawal } from './new-withdrawal.tsx';
import {
  isWithdrawal,
  newestWithdrawalsRead,
  payoutAccountsRead,
  payoutMethodsRead,
  previewRead,
} from './withdrawal-reads.ts';
import { isTooLittle, lookAtWithdrawalAgainMs, withdrawalLimits } from './withdrawal-rules.ts';
import { WithdrawalView } from './withdrawal-view.tsx';
import { Withdrawable } from './withdrawable.tsx';

export const namespaces = ['withdrawal', 'deposit', 'payout_account', 'errors'] as const;

/** What can be withdrawn, to which account, and then each step until it is paid. */
export function Part() {
  const [orderNumber, setOrderNumber] = useState<string | null>(null);
  const show = (next: string | null) => {
    setOrderNumber(next);
    readAgain();
    window.scrollTo(0, 0);
  };
  return orderNumber === null ? (
    <Beginning onOrder={show} />
  ) : (
    <WithdrawalView key={orderNumber} orderNumber={orderNumber} onDone={() => show(null)} />
  );
}

function readAgain(): void {
  void reads.again(previewRead);
  void reads.again(newestWithdrawalsRead);
}

function Beginning({ onOrder }: { onOrder: (orderNumber: string) => void }) {
  useRealtimeEvent('withdrawal.changed', readAgain);
  useRealtimeEvent('member.cash', readAgain);
  useMissedEvents(readAgain);
  return (
    <div className="deposit">
      <UnderWay onOrder={onOrder} />
      <Asking onOrder={onOrder} />
    </div>
  );
}

function Asking({ onOrder }: { onOrder: (orderNumber: string) => void }) {
  const t = useTranslate('withdrawal');
  const shared = useTranslate('deposit');
  const { member } = useMember();
  const [preview, methods, accounts] = [
    useRead(previewRead),
    useRead(payoutMethodsRead),
    useRead(payoutAccountsRead),
  ];
  if (!member || !preview.data || !methods.data || !accounts.data)
    return (preview.refusal ?? methods.refusal ?? accounts.refusal) ? (
      <FormProblem>
        {t('failed')}{' '}
        <Button
          kind="plain"
          size="small"
          onClick={() => [preview, methods, accounts].forEach(({ again }) => again())}
        >
          {shared('again')}
        </Button>
      </FormProblem>
    ) : (
      <div className="member-panel deposit-panel" aria-busy="true">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="deposit-skeleton-row" />
        ))}
      </div>
    );
  const { member_currency: currency } = member;
  const limits = withdrawalLimits(methods.data.list, preview.data.withdrawable, currency);
  return (
    <>
      <Withdrawable preview={preview.data} currency={currency} />
      {limits === null ? (
        <p className="member-panel">{t('none')}</p>
      ) : accounts.data.list.length === 0 ? (
        <section className="member-panel deposit-panel withdrawal-accounts">
          <p>{t('no_account')}</p>
          <Link className={buttonClass({ kind: 'accent' })} to="/user/BindAccount">
            {t('to_accounts')}
          </Link>
        </section>
      ) : isTooLittle(limits) ? (
        <p className="member-panel">{t('nothing')}</p>
      ) : (
        <NewWithdrawal limits={limits} accounts={accounts.data.list} onOrder={onOrder} />
      )}
    </>
  );
}

/** Withdrawals that have not come to an end. */
function UnderWay({ onOrder }: { onOrder: (orderNumber: string) => void }) {
  const t = useTranslate('withdrawal');
  const { language } = usePage();
  const { data } = useRead(newestWithdrawalsRead);
  const orders =
    data?.list.filter(isWithdrawal).filter(({ status }) => lookAtWithdrawalAgainMs(status) !== null) ?? [];
  if (orders.length === 0) return null;
  return (
    <section className="member-panel deposit-panel" aria-labelledby="withdrawals-under-way">
      <h2 id="withdrawals-under-way">{t('under_way')}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.order_number} className="deposit-row">
            <div className="deposit-row-what">
              <strong>{`${order.account.bank_name} ${order.account.number}`}</strong>
              <span>{t(`state.${order.status}`)}</span>
              <time dateTime={order.created_at}>{formatTime(order.created_at, language)}</time>
            </div>
            <MemberMoney amount={order.amount} currency={order.currency} />
            <Button size="small" onClick={() => onOrder(order.order_number)}>
              {t('look')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
