import type { Currency } from '@halls/contract';
import { Icon, type IconName } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { MemberMoney } from '#app/member/member-money.tsx';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { CopyButton } from './copy-button.tsx';
import type { DepositOrder, Order } from './deposit-reads.ts';
import { toneOf } from './deposit-rules.ts';

const iconOfTone = {
  waiting: 'clock',
  good: 'check',
  bad: 'warning',
  calm: 'info',
} as const satisfies Readonly<Record<ReturnType<typeof toneOf>, IconName>>;

/** Where the deposit stands, in a word and in a sentence, with the amount that it is about. */
export function DepositState({ order }: { order: DepositOrder }) {
  const t = useTranslate('deposit');
  const money = order.received ?? (order.amount === null ? null : { ...order, amount: order.amount });
  return (
    <OrderState
      tone={toneOf(order.status)}
      title={t(`state.${order.status}`)}
      money={money}
      // of one that waits to be paid, what is to be done says more
      text={order.instruction === null ? order.timeline.at(-1)?.text : undefined}
    />
  );
}

export function OrderState({
  tone,
  title,
  money,
  text,
}: {
  tone: ReturnType<typeof toneOf>;
  title: string;
  money: { amount: string; currency: Currency } | null;
  text: string | undefined;
}) {
  return (
    <div className={`deposit-state deposit-state-${tone}`}>
      <Icon name={iconOfTone[tone]} />
      <div>
        <h2>{title}</h2>
        {money && (
          <p className="deposit-state-amount">
            <MemberMoney amount={money.amount} currency={money.currency} />
          </p>
        )}
        {text !== undefined && <p>{text}</p>}
      </div>
    </div>
  );
}

/** Every step with its time, the newest first. */
export function OrderTimeline({
  order: { timeline, currency },
}: {
  order: Pick<Order, 'timeline' | 'currency'>;
}) {
  const { language } = usePage();
  return (
    <ol className="deposit-timeline">
      {timeline.toReversed().map((step, index) => (
        <li key={timeline.length - index}>
          <span>
            {step.text}
            {'amount' in step && step.amount !== undefined && (
              <>
                {' '}
                <MemberMoney amount={step.amount} currency={currency} />
              </>
            )}
          </span>
          <time dateTime={step.at}>{formatTime(step.at, language)}</time>
        </li>
      ))}
    </ol>
  );
}

/** What a receipt says. */
export function DepositFacts({ order }: { order: DepositOrder }) {
  const t = useTranslate('deposit');
  const { language } = usePage();
  return (
    <dl className="deposit-facts">
      {order.amount !== null && (
        <div>
          <dt>{t('asked')}</dt>
          <dd>
            <MemberMoney amount={order.amount} currency={order.currency} />
          </dd>
        </div>
      )}
      {order.received && (
        <div>
          <dt>{t('received')}</dt>
          <dd>
            <MemberMoney amount={order.received.amount} currency={order.received.currency} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('method')}</dt>
        <dd>
          {order.method_name}
          {order.is_fast === 1 && ` · ${t('fast')}`}
        </dd>
      </div>
      <div>
        <dt>{t('created')}</dt>
        <dd>{formatTime(order.created_at, language)}</dd>
      </div>
      <div>
        <dt>{t('changed')}</dt>
        <dd>{formatTime(order.changed_at, language)}</dd>
      </div>
      <OrderNumber orderNumber={order.order_number} />
      {order.follows_order_number !== null && (
        <div>
          <dt>{t('follows')}</dt>
          <dd>{order.follows_order_number}</dd>
        </div>
      )}
    </dl>
  );
}

export function OrderNumber({ orderNumber }: { orderNumber: string }) {
  const t = useTranslate('deposit');
  return (
    <div>
      <dt>{t('order_number')}</dt>
      <dd className="deposit-number">
        <span>{orderNumber}</span>
        <CopyButton text={orderNumber} what={t('order_number')} />
      </dd>
    </div>
  );
}
