import './rebate.css';
import { useState } from 'react';
import { Button, Skeleton } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { reads, useRead } from '#app/api/reads.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { RebateHistory } from './rebate-history.tsx';
import { rebateRead } from './rebate-reads.ts';
import { useRebateWords, type RebateRead } from './rebate-words.ts';
import { RebateGoingOnPanel } from './rebate-going-on.tsx';

export const namespaces = ['rebate'] as const;

/** What goes on for the member, what they can claim, and what they were given back. */
export function Part() {
  const t = useTranslate('rebate');
  const { data, again, refusal } = useRead(rebateRead);
  const [claims, setClaims] = useState(0);
  if (!data)
    return (
      <section className="member-panel rebate" aria-busy={!refusal}>
        {refusal ? (
          <FormProblem>
            {t('failed')}{' '}
            <Button kind="plain" size="small" onClick={again}>
              {t('try_again')}
            </Button>
          </FormProblem>
        ) : (
          <Skeleton className="rebate-skeleton" />
        )}
      </section>
    );
  return (
    <div className="rebate-sections">
      {Number(data.claimable) > 0 && <Claim data={data} onClaimed={() => setClaims((count) => count + 1)} />}
      {data.plans.map((plan) => (
        <RebateGoingOnPanel key={plan.kind} data={data} plan={plan} />
      ))}
      {data.plans.length === 0 && (
        <section className="member-panel rebate">
          <h2>{t('none')}</h2>
          <p className="rebate-note">{t('none_note')}</p>
        </section>
      )}
      <RebateHistory key={claims} data={data} />
    </div>
  );
}

function Claim({ data, onClaimed }: { data: RebateRead; onClaimed: () => void }) {
  const { t, money } = useRebateWords(data);
  const { language } = usePage();
  const [isSending, setSending] = useState(false);
  const claim = async () => {
    setSending(true);
    const result = await api.call('/member/rebate/claim', {});
    if (result.ok) toasts.show('success', t('claimed', { amount: money(result.data.cash, data.currency) }));
    else toasts.show('error', result.message);
    await reads.again(rebateRead);
    setSending(false);
    onClaimed();
  };
  return (
    <section className="member-panel rebate rebate-claim">
      <p className="rebate-sum">{t('claimable', { amount: money(data.claimable, data.currency) })}</p>
      {data.claim_until && (
        <p className="rebate-note">{t('claim_until', { time: formatTime(data.claim_until, language) })}</p>
      )}
      <Button kind="accent" disabled={isSending} onClick={() => void claim()}>
        {t('claim')}
      </Button>
    </section>
  );
}
