import './proxy.css';
import { useRef, useState, type FormEvent } from 'react';
import { Button, Skeleton, TextInput } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { reads, useRead } from '#app/api/reads.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['proxy'] as const;

const commissionRead = reads.of('/agent/commission', {});

/** Moves commission to the agent's own main wallet. */
export function Part() {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const { data, refusal, again } = useRead(commissionRead);
  if (!data)
    return (
      <section className="member-panel" aria-busy={!refusal}>
        {refusal ? <ReadFailed again={again} /> : <Skeleton className="proxy-skeleton" />}
      </section>
    );
  const { balance, currency, transfers } = data;
  return (
    <div className="proxy-sections">
      <section className="member-panel proxy-panel">
        <dl className="proxy-figures">
          <div>
            <dt className="proxy-note">{t('transfer.balance')}</dt>
            <dd>
              <MemberMoney amount={balance} currency={currency} />
            </dd>
          </div>
        </dl>
        <p className="proxy-note">{t('transfer.note')}</p>
        <TransferForm balance={balance} />
      </section>
      {transfers.length > 0 && (
        <section className="member-panel proxy-panel">
          <h2>{t('transfer.made')}</h2>
          <ul>
            {transfers.map((transfer) => (
              <li key={transfer.made_at} className="proxy-row">
                <span>{formatTime(transfer.made_at, language)}</span>
                <MemberMoney amount={transfer.amount} currency={currency} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function TransferForm({ balance }: { balance: string }) {
  const t = useTranslate('proxy');
  const [amount, setAmount] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // one for what is asked for, however often it is sent
  const key = useRef({ amount: '', clientKey: '' });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (key.current.amount !== amount) key.current = { amount, clientKey: crypto.randomUUID() };
    setBusy(true);
    setProblem('');
    const result = await api.call('/agent/transfer', {
      ...{ amount, withdraw_password: password, client_key: key.current.clientKey },
    });
    setBusy(false);
    if (result.ok) {
      key.current = { amount: '', clientKey: '' };
      setAmount('');
      setPassword('');
      toasts.show('success', t('transfer.done'));
    } else setProblem(result.message);
    await reads.again(commissionRead);
  };
  return (
    <form className="proxy-search" noValidate onSubmit={(event) => void send(event)}>
      {problem && <FormProblem>{problem}</FormProblem>}
      <TextInput
        label={t('transfer.amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={18}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Button size="small" onClick={() => setAmount(balance)}>
        {t('transfer.all')}
      </Button>
      <TextInput
        type="password"
        label={t('transfer.password')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button kind="accent" type="submit" busy={busy} disabled={amount === '' || password.length !== 4}>
        {t('transfer.send')}
      </Button>
    </form>
  );
}
