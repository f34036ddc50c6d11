import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { MemberMoney } from '#app/member/member-money.tsx';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { OrderNumber, OrderState, OrderTimeline } from './order-facts.tsx';
import { useWithdrawal } from './use-order.ts';
import type { WithdrawalOrder } from './withdrawal-reads.ts';
import { toneOfWithdrawal } from './withdrawal-rules.ts';

/** One withdrawal as it goes on: where it stands, why, and every step. */
export function WithdrawalView({ orderNumber, onDone }: { orderNumber: string; onDone: () => void }) {
  const t = useTranslate('withdrawal');
  const { order, isMissing, isUnreachable } = useWithdrawal(orderNumber);
  return (
    <div className="deposit">
      {isUnreachable && <FormProblem>{t('unreachable')}</FormProblem>}
      {isMissing && <FormProblem>{t('missing')}</FormProblem>}
      {order && <Order order={order} />}
      {!order && !isMissing && (
        <div className="member-panel deposit-panel" aria-busy="true">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="deposit-skeleton-row" />
          ))}
        </div>
      )}
      <div className="deposit-buttons">
        <Button onClick={onDone}>{t('another')}</Button>
      </div>
    </div>
  );
}

function Order({ order }: { order: WithdrawalOrder }) {
  const t = useTranslate('withdrawal');
  const shared = useTranslate('deposit');
  return (
    <>
      <section className="member-panel deposit-panel">
        <div role="status">
          <OrderState
            tone={toneOfWithdrawal(order.status)}
            title={t(`state.${order.status}`)}
            money={order}
            text={order.timeline.at(-1)?.text}
          />
        </div>
      </section>
      <section className="member-panel deposit-panel" aria-label={shared('timeline')}>
        <h2>{shared('timeline')}</h2>
        <OrderTimeline order={order} />
      </section>
      <section className="member-panel deposit-panel" aria-label={shared('details')}>
        <h2>{shared('details')}</h2>
        <WithdrawalFacts order={order} />
      </section>
    </>
  );
}

export function WithdrawalFacts({ order }: { order: WithdrawalOrder }) {
  const t = useTranslate('withdrawal');
  const shared = useTranslate('deposit');
  const { language } = usePage();
  return (
    <dl className="deposit-facts">
      <div>
        <dt>{t('asked')}</dt>
        <dd>
          <MemberMoney amount={order.amount} currency={order.currency} />
        </dd>
      </div>
      <div>
        <dt>{t('to')}</dt>
        <dd>{`${order.account.bank_name} ${order.account.number}`}</dd>
      </div>
      <div>
        <dt>{shared('created')}</dt>
        <dd>{formatTime(order.created_at, language)}</dd>
      </div>
      <div>
        <dt>{shared('changed')}</dt>
        <dd>{formatTime(order.changed_at, language)}</dd>
      </div>
      <OrderNumber orderNumber={order.order_number} />
    </dl>
  );
}
