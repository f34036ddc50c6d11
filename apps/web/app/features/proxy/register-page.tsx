import './proxy.css';
import { Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { memberStore, useMember } from '#app/member/member-store.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { ApplyForm } from './apply-form.tsx';
import { agreementRead, applicationRead } from './proxy-reads.ts';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['proxy', 'errors'] as const;

/** How one becomes an agent, and how an application stands. The answer comes by letter, and shows here as it comes. */
export function Part() {
  const t = useTranslate('proxy');
  const { member } = useMember();
  const { data, refusal, again } = useRead(applicationRead);
  useRealtimeEvent('letter.sent', () => void Promise.all([reads.again(applicationRead), memberStore.load()]));
  if (!data)
    return (
      <section className="member-panel" aria-busy={!refusal}>
        {refusal ? <ReadFailed again={again} /> : <Skeleton className="proxy-skeleton" />}
      </section>
    );
  if (member?.is_agent === 1)
    return (
      <section className="member-panel">
        {t(member.agent_active === 1 ? 'register.approved' : 'register.retired')}
      </section>
    );
  return (
    <div className="proxy-sections">
      {data.application && <Standing {...data.application} />}
      {data.application?.state !== 'pending' && (
        <section className="member-panel proxy-panel">
          <p>{t('register.intro')}</p>
          {data.takes_applications === 1 ? <Form /> : <p>{t('register.closed')}</p>}
        </section>
      )}
    </div>
  );
}

function Standing(application: {
  state: string;
  applied_at: string;
  decided_at: string | null;
  answer: string;
}) {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const { state, applied_at: appliedAt, decided_at: decidedAt, answer } = application;
  const isPending = state === 'pending';
  const time = formatTime(isPending ? appliedAt : (decidedAt ?? appliedAt), language);
  return (
    <section className="member-panel proxy-panel" role="status">
      <p>{t(isPending ? 'register.pending' : 'register.refused', { time })}</p>
      {answer !== '' && (
        <p>
          {t('register.answer')} {answer}
        </p>
      )}
    </section>
  );
}

function Form() {
  const t = useTranslate('proxy');
  const { data, refusal, again } = useRead(agreementRead);
  if (data) return <ApplyForm key={data.version} version={data.version} />;
  if (refusal) return refusal.code === 404 ? <p>{t('register.closed')}</p> : <ReadFailed again={again} />;
  return <Skeleton className="proxy-skeleton" />;
}
