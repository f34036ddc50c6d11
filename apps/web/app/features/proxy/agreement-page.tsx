import './proxy.css';
import { useState } from 'react';
import { Button, Skeleton } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { reads, useRead } from '#app/api/reads.ts';
import { useMember } from '#app/member/member-store.ts';
import { formatTime } from '#app/page/format-time.ts';
import { Markup } from '#app/page/markup.tsx';
import { usePage } from '#app/page/page-context.ts';
import { agreementRead } from './proxy-reads.ts';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['proxy'] as const;

/** What agents agree to. An agent is asked again at a new version; who applies accepts it with the application. */
export function Part() {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const { data, refusal, again } = useRead(agreementRead);
  if (!data)
    return (
      <section className="member-panel proxy-panel" aria-busy={!refusal}>
        {!refusal && <Skeleton className="proxy-skeleton" />}
        {refusal && (refusal.code === 404 ? <p>{t('agreement.none')}</p> : <ReadFailed again={again} />)}
      </section>
    );
  return (
    <div className="proxy-sections">
      <Standing version={data.version} accepted={data.accepted} />
      <article className="member-panel proxy-panel">
        <h2>{data.title}</h2>
        <p className="proxy-note">
          {t('agreement.version', { version: data.version, time: formatTime(data.since, language) })}
        </p>
        <Markup html={data.content} />
      </article>
    </div>
  );
}

function Standing({
  version,
  accepted,
}: {
  version: number;
  accepted: { version: number; accepted_at: string } | null;
}) {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const { member } = useMember();
  const [busy, setBusy] = useState(false);
  if (accepted?.version === version)
    return (
      <p className="member-panel">
        {t('agreement.accepted', { time: formatTime(accepted.accepted_at, language) })}
      </p>
    );
  if (member?.is_agent !== 1 || member.agent_active !== 1) return null;
  const accept = async () => {
    setBusy(true);
    const result = await api.call('/agent/agreement/accept', { version });
    setBusy(false);
    if (result.ok) toasts.show('success', t('agreement.said'));
    else toasts.show('error', result.message);
    await reads.again(agreementRead);
  };
  return (
    <section className="member-panel proxy-panel">
      <p>{t('agreement.new')}</p>
      <p>
        <Button kind="accent" busy={busy} onClick={() => void accept()}>
          {t('agreement.accept')}
        </Button>
      </p>
    </section>
  );
}
