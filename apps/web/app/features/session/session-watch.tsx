import { useEffect, useEffectEvent, useRef } from 'react';
import { timing } from '@halls/contract';
import { toasts, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { sessionLost } from '#app/api/session-lost.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { forgetMember, takeForgottenHere } from '#app/member/end-session.ts';
import { memberStore } from '#app/member/member-store.ts';
import { usePage } from '#app/page/page-context.ts';
import { realtimeEvents, type RealtimePayloads } from '#app/realtime/realtime-events.ts';
import { useRealtimeConnection, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { browserSession, useSession } from '#app/session/browser-session.ts';
import { ConnectionNote } from './connection-note.tsx';
import { isOwnToken } from './is-own-token.ts';
import { leaveNote, takeNote } from './note-for-later.ts';

export const namespaces = ['session'] as const;

/** Keeps the socket, says when it is lost, and sees to every way in which a member's session ends. */
export function Part() {
  const t = useTranslate('session');
  const memberId = useSession()?.memberId;
  useRealtimeConnection(usePage());
  useRealtimeEvent('login', endIfReplaced);
  useRealtimeEvent('app_clean_cache', cleanCaches);
  // a call says whether the session lives; if not, it is ended as any other
  useEffect(() => realtimeEvents.refused.on(() => void memberStore.load()), []);
  useEffect(() => {
    if (takeNote('cleaned')) toasts.show('info', t('cleaned'));
  }, [t]);

  // logged out, here or in another tab
  const before = useRef(memberId);
  useEffect(() => {
    const wasMember = before.current !== undefined;
    before.current = memberId;
    if (wasMember && memberId === undefined && !takeForgottenHere())
      toasts.show('info', t('ended_elsewhere'));
    if (memberId === undefined) return undefined;
    takeForgottenHere();
    return () => memberStore.forget();
  }, [memberId, t]);

  const endLost = useEffectEvent(() => {
    if (!browserSession.read()) return;
    forgetMember();
    toasts.show('warning', t('lost'));
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = sessionLost.on(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        endLost();
      }, timing.loginLostWaitMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);

  return <ConnectionNote />;
}

/** The `login` event names the newest session's token; when it is not ours, ours has ended. */
async function endIfReplaced({ token: tokenHash }: RealtimePayloads['login']): Promise<void> {
  if (await isOwnToken(tokenHash, browserSession.read()?.token)) return;
  forgetMember();
  dialogs.open('logged-in-elsewhere');
}

/** Asked for by an operator: out, everything fresh, and a word of why once the page is there again. */
async function cleanCaches(): Promise<void> {
  await api.call('/logout', {});
  forgetMember();
  if ('caches' in window) for (const key of await caches.keys()) await caches.delete(key);
  leaveNote('cleaned');
  window.location.reload();
}
