import '#app/member/member-panel.css';
import './deposit.css';
import { useEffect, useState } from 'react';
import { Button } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { CopyLine } from './copy-line.tsx';
import { FastEntry, type Entered } from './fast-entry.tsx';
import { NewDeposit } from './new-deposit.tsx';
import { OrderView } from './order-view.tsx';
import { keepSecret, readShownSecret, showSecret } from './shown-secret.ts';
import { useOpenFastDeposit } from './use-open-deposit.ts';
import { useFastDeposit } from './use-order.ts';

export const namespaces = ['fast_payment', 'deposit', 'captcha', 'errors'] as const;

/** From an account to a receipt, for whoever pays; what is under way is found again by its secret. */
export function Part() {
  const [secret, setSecret] = useState(() => readShownSecret(window.location));
  const [entered, setEntered] = useState<Entered | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // somebody puts another link into the address
  useEffect(() => {
    const read = () => setSecret(readShownSecret(window.location));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const show = (next: string | null) => {
    showSecret(next);
    setSecret(next);
    setEntered(null);
    window.scrollTo(0, 0);
  };
  if (secret !== null) return <Followed key={secret} secret={secret} onDone={() => show(null)} />;
  const leave = (why: string | null) => {
    setProblem(why);
    setEntered(null);
  };
  return (
    <div className="deposit">
      {problem !== null && <FormProblem>{problem}</FormProblem>}
      {entered ? (
        <Choice entered={entered} onSecret={show} onLeave={leave} />
      ) : (
        <FastEntry
          onEntered={(next) => {
            setProblem(null);
            setEntered(next);
          }}
        />
      )}
    </div>
  );
}

function Choice({
  entered,
  onSecret,
  onLeave,
}: {
  entered: Entered;
  onSecret: (secret: string) => void;
  /** With why, where the visitor has not chosen to. */
  onLeave: (why: string | null) => void;
}) {
  const t = useTranslate('fast_payment');
  const paying = useTranslate('deposit');
  const open = useOpenFastDeposit(entered, { onSecret, onEnded: onLeave });
  return (
    <>
      <section className="member-panel deposit-row">
        <strong className="deposit-row-what">{t('for_account', { account: entered.account })}</strong>
        <Button size="small" onClick={() => onLeave(null)}>
          {t('other_account')}
        </Button>
      </section>
      {entered.methods.length > 0 ? (
        <NewDeposit methods={entered.methods} open={open} />
      ) : (
        <p className="member-panel">{paying('none')}</p>
      )}
    </>
  );
}

function Followed({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useTranslate('fast_payment');
  const shown = useFastDeposit(secret);
  const isThere = shown.order !== undefined;
  useEffect(() => {
    if (isThere) keepSecret(secret);
  }, [secret, isThere]);
  const words = { missing: t('missing'), another: t('another') };
  const address = `${window.location.origin}/fastPayment#${secret}`;
  return (
    <OrderView shown={shown} words={words} onEnded={() => keepSecret(null)} onDone={onDone}>
      <section className="member-panel deposit-panel">
        <p className="deposit-note">{t('link_note')}</p>
        <dl>
          <CopyLine label={t('link')} text={address}>
            <span className="deposit-payload">{address}</span>
          </CopyLine>
        </dl>
      </section>
    </OrderView>
  );
}
