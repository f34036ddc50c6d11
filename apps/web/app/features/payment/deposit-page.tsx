import './deposit.css';
import { useEffect, useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { reads, useRead } from '#app/api/reads.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { useMember } from '#app/member/member-store.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { useSession } from '#app/session/browser-session.ts';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { isDeposit, methodsRead, newestRead, offersRead } from './deposit-reads.ts';
import { isUnderWay } from './deposit-rules.ts';
import { NewDeposit } from './new-deposit.tsx';
import { offersForDeposit } from './offer-choice.tsx';
import { OrderView } from './order-view.tsx';
import { useDeposit } from './use-order.ts';
import { useOpenDeposit } from './use-open-deposit.ts';
import { keepShownOrder, readShownOrder } from './shown-order.ts';

export const namespaces = ['deposit', 'errors'] as const;

/** A deposit from the choice of a way to the receipt; one that is under way is found again. */
export function Part() {
  const memberId = useSession()?.memberId ?? 0;
  const [orderNumber, setOrderNumber] = useState(() => readShownOrder(memberId));
  useAccountFirst();
  const show = (next: string | null) => {
    keepShownOrder(memberId, next);
    setOrderNumber(next);
    void reads.again(newestRead);
    window.scrollTo(0, 0);
  };
  return orderNumber === null ? (
    <Beginning onOrder={show} />
  ) : (
    <Shown
      key={orderNumber}
      orderNumber={orderNumber}
      // what has ended is read once, and not found again by the next visit
      onEnded={() => keepShownOrder(memberId, null)}
      onDone={() => show(null)}
    />
  );
}

function Shown({
  orderNumber,
  ...rest
}: { orderNumber: string } & Pick<ComponentProps<typeof OrderView>, 'onEnded' | 'onDone'>) {
  const t = useTranslate('deposit');
  const words = { missing: t('missing'), another: t('another') };
  return <OrderView shown={useDeposit(orderNumber)} words={words} {...rest} />;
}

/** Where the site wants an account of this member's before a deposit, they are led to where it is added. */
function useAccountFirst(): void {
  const { member } = useMember();
  const navigate = useNavigate();
  const isAsked = member?.need_bank_account_deposit_verified === 1;
  useEffect(() => {
    if (isAsked) void navigate('/user/BindAccount?for=deposit', { replace: true });
  }, [isAsked, navigate]);
}

function Beginning({ onOrder }: { onOrder: (orderNumber: string) => void }) {
  const t = useTranslate('deposit');
  const methods = useRead(methodsRead);
  const offers = useRead(offersRead);
  useRealtimeEvent('offer.changed', offers.again);
  const open = useOpenDeposit(onOrder);
  // what a deposit may bring stands above the button, which would move when it comes
  if (methods.data && (offers.data || offers.refusal))
    return (
      <div className="deposit">
        <UnderWay onOrder={onOrder} />
        {methods.data.list.length > 0 ? (
          <NewDeposit
            methods={methods.data.list}
            offers={offersForDeposit(offers.data?.list ?? [])}
            open={open}
          />
        ) : (
          <p className="member-panel">{t('none')}</p>
        )}
      </div>
    );
  if (methods.refusal)
    return (
      <FormProblem>
        {t('failed')}{' '}
        <Button kind="plain" size="small" onClick={methods.again}>
          {t('again')}
        </Button>
      </FormProblem>
    );
  return (
    <div className="member-panel deposit-panel" aria-busy="true">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="deposit-skeleton-row" />
      ))}
    </div>
  );
}

/** Deposits that can still be paid, or are being. */
function UnderWay({ onOrder }: { onOrder: (orderNumber: string) => void }) {
  const t = useTranslate('deposit');
  const { language } = usePage();
  const { data } = useRead(newestRead);
  const look = () => void reads.again(newestRead);
  useRealtimeEvent('deposit.changed', look);
  useMissedEvents(look);
  const orders = data?.list.filter(isDeposit).filter(({ status }) => isUnderWay(status)) ?? [];
  if (orders.length === 0) return null;
  return (
    <section className="member-panel deposit-panel" aria-labelledby="deposit-under-way">
      <h2 id="deposit-under-way">{t('under_way')}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.order_number} className="deposit-row">
            <div className="deposit-row-what">
              <strong>{order.method_name}</strong>
              <span>{t(`state.${order.status}`)}</span>
              <time dateTime={order.created_at}>{formatTime(order.created_at, language)}</time>
            </div>
            {order.amount !== null && <MemberMoney amount={order.amount} currency={order.currency} />}
            <Button size="small" onClick={() => onOrder(order.order_number)}>
              {t('go_on')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
