import './floating-envelope.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { RedEnvelope } from '@halls/contract/activity';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { useSecondsLeft } from '#app/forms/use-seconds-left.ts';
import { formatLeft } from '#app/page/format-left.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { claimEnvelope } from './claim-envelope.ts';
import { EnvelopePicture } from './envelope-picture.tsx';
import { envelopeRead } from './envelope-read.ts';

export const namespaces = ['red_envelope'] as const;

/** So long after its end the server is asked what is next. */
const askAfterMs = 3_000;

const askAgain = () => void reads.again(envelopeRead);

/** The red envelope that a member can claim, or that is announced, over the home page. */
export function Part() {
  const isHome = useLocation().pathname === '/';
  const envelope = useRead(envelopeRead).data;
  useRealtimeEvent('RedEnvelopeDisplay', askAgain);
  useMissedEvents(askAgain);
  if (!isHome || !envelope) return null;
  return <Floating key={`${envelope.id} ${envelope.is_open}`} envelope={envelope} />;
}

function Floating({ envelope }: { envelope: RedEnvelope }) {
  const t = useTranslate('red_envelope');
  const { language } = usePage();
  const [isClaiming, setIsClaiming] = useState(false);
  const { title, is_open: isOpen, opens_at: opensAt, end_at: endAt, timezone } = envelope;
  const seconds = useSecondsLeft(Date.parse(isOpen ? endAt : opensAt));
  const isOver = seconds === 0;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(askAgain, askAfterMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  if (isOver) return null;
  const claim = async () => {
    setIsClaiming(true);
    await claimEnvelope(envelope);
    setIsClaiming(false);
  };
  const until = t('until', { time: formatTime(endAt, language, timezone), zone: timezone });
  return (
    <aside className="envelope-float" aria-label={title}>
      <button
        type="button"
        className="envelope-button"
        aria-label={t('claim', { title })}
        title={until}
        disabled={!isOpen || isClaiming}
        aria-busy={isClaiming || undefined}
        onClick={() => void claim()}
      >
        <EnvelopePicture />
      </button>
      <p className="envelope-left" role="timer">
        {t(isOpen ? 'ends_in' : 'opens_in', { time: formatLeft(seconds, language) })}
      </p>
    </aside>
  );
}
