import './tracking.css';
import type { Currency } from '@halls/contract';
import { useEffect } from 'react';
import { useStore, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { isPopupOpen } from '#app/game-session/popup-windows.ts';
import { SiteNote } from '#app/page/site-note.tsx';
import type { RealtimePayloads } from '#app/realtime/realtime-events.ts';
import { useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { browserSession } from '#app/session/browser-session.ts';
import { isInApp } from '#app/session/native-app.ts';
import { adIds, consent, writeAdIds } from './consent.ts';
import { ConsentChoice } from './consent-choice.tsx';
import { depositEvent } from './tracking-rules.ts';

export const namespaces = ['tracking'] as const;

/** There where the site has a pixel: asks once, and tells of deposits if it may. */
export function Part() {
  const answer = useStore(consent);
  useRealtimeEvent('member_deposit.success', tellDeposit);
  useEffect(() => {
    if (answer === 'yes') writeAdIds();
  }, [answer]);
  return answer === null ? <ConsentNote /> : null;
}

function ConsentNote() {
  const t = useTranslate('tracking');
  return (
    <SiteNote className="consent-note" title={t('title')}>
      <ConsentChoice />
    </SiteNote>
  );
}

function tellDeposit(deposit: RealtimePayloads['member_deposit.success']): void {
  const session = browserSession.read();
  if (consent.read() !== 'yes' || !session) return;
  const event = depositEvent(deposit, {
    currency: session.currency as Currency,
    isDepositWindowOpen: isPopupOpen('depositWindow') || isPopupOpen('fpWindow'),
    isInApp: isInApp(),
  });
  const { origin, pathname } = window.location;
  // whether it arrives is nobody's worry here
  if (event)
    void api.call('/fb_tracking', { ...event, event_source_url: origin + pathname, userData: adIds() });
}
