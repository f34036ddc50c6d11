import './wallet.css';
import './my-wallet.css';
import { useEffect, useState } from 'react';
import { Button, buttonClass, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { reads, useRead } from '#app/api/reads.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { useMember } from '#app/member/member-store.ts';
import { walletsRead } from '#app/member/wallets.ts';
import { Link } from '#app/page/link.tsx';
import { realtimeEvents, type RealtimeEventName } from '#app/realtime/realtime-events.ts';
import { useMissedEvents } from '#app/realtime/use-realtime-connection.ts';
import { nextLookMs, type Trace } from './next-look.ts';
import { ReturnButton } from './return-button.tsx';
import { TransferList } from './transfer-list.tsx';
import { OpenGameNote, WalletList } from './wallet-list.tsx';

export const namespaces = ['wallet', 'my_wallet'] as const;

const traceRead = reads.of('/member/transfer/list', {});
const movingEvents = [
  'member.cash',
  'all_transfer_back',
  'transfer.changed',
  'forward_game.status',
] as const satisfies readonly RealtimeEventName[];

/** Every wallet, where the money is, and what is under way between there and here. */
export function Part() {
  const t = useTranslate('wallet');
  const own = useTranslate('my_wallet');
  const shell = useTranslate('shell');
  const { member } = useMember();
  const wallets = useRead(walletsRead);
  const trace = useRead(traceRead);
  const [notice, setNotice] = useState<string | null>(null);
  useTraceInStep(trace.data);
  const again = () => {
    wallets.again();
    trace.again();
  };
  // all at once: what came first would be pushed down by what comes next
  if ([wallets, trace].some(({ data, refusal }) => !data && !refusal)) return <WalletSkeleton />;
  return (
    <div className="my-wallet">
      {(wallets.refusal ?? trace.refusal) && (
        <FormProblem>
          {t('failed')}{' '}
          <Button kind="plain" size="small" onClick={again}>
            {t('try_again')}
          </Button>
        </FormProblem>
      )}
      <section className="member-panel my-wallet-panel" aria-labelledby="my-wallet-where">
        <h2 id="my-wallet-where">{own('where')}</h2>
        {trace.data && <Sums trace={trace.data} />}
        <div className="my-wallet-ways">
          <Link className={buttonClass({ kind: 'action' })} to="/user/Deposit">
            {shell('tab.deposit')}
          </Link>
          <Link className={buttonClass({ kind: 'plain' })} to="/user/Withdrawal">
            {shell('tab.withdrawal')}
          </Link>
        </div>
      </section>
      <section className="member-panel my-wallet-panel" aria-labelledby="my-wallet-wallets">
        <h2 id="my-wallet-wallets">{own('wallets')}</h2>
        <WalletList wallets={wallets.data} member={member} isAsking={wallets.isAsking} />
        <OpenGameNote />
        {notice && <FormProblem>{notice}</FormProblem>}
        <div className="my-wallet-return">
          <ReturnButton wallets={wallets.data} isAsking={wallets.isAsking} onNotice={setNotice} />
        </div>
      </section>
      <TransferList trace={trace.data} />
    </div>
  );
}

function WalletSkeleton() {
  return (
    <div className="my-wallet" aria-busy="true">
      {['sums', 'list', 'transfer'].map((part) => (
        <div key={part} className="member-panel my-wallet-panel">
          <Skeleton className={`my-wallet-${part}-skeleton`} />
        </div>
      ))}
    </div>
  );
}

function Sums({ trace }: { trace: Trace }) {
  const t = useTranslate('wallet');
  const own = useTranslate('my_wallet');
  const parts = [
    ['main', t('main'), trace.main],
    ['in_transit', own('in_transit'), trace.in_transit],
    ['at_providers', own('at_providers'), trace.at_providers],
    ['total', t('total'), trace.total],
  ] as const;
  return (
    <dl className="my-wallet-sums">
      {parts.map(([name, label, amount]) => (
        <div key={name} className={`my-wallet-${name}`}>
          <dt>{label}</dt>
          <dd>
            <MemberMoney amount={amount} currency={trace.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Looks again when something has moved, and when the next step of what is under way is due. */
function useTraceInStep(trace: Trace | undefined): void {
  useEffect(() => {
    const look = () => void reads.again(traceRead);
    const stops = movingEvents.map((name) => realtimeEvents.on(name, look));
    return () => stops.forEach((stop) => stop());
  }, []);
  useMissedEvents(() => void reads.again(traceRead));
  useEffect(() => {
    const waitMs = trace && nextLookMs(trace, Date.now());
    if (waitMs === null || waitMs === undefined) return undefined;
    const timer = setTimeout(() => void reads.again(traceRead), waitMs);
    return () => clearTimeout(timer);
  }, [trace]);
}
