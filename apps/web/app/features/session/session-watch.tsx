import { useCallback, useEffect } from 'react';
import { timing } from '@halls/contract';
import { toasts } from '@halls/ui';
import { onSessionLost } from '#app/api/session-lost.ts';
import { memberStore } from '#app/member/member-store.ts';
import { usePage, useTranslate } from '#app/page/page-context.tsx';
import { realtimeEvents, type RealtimePayloads } from '#app/realtime/realtime-events.ts';
import { useRealtimeConnection, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { browserSession, useSession } from '#app/session/browser-session.ts';
import { forgetMember } from '#app/member/end-session.ts';
import { dialogs } from '#app/dialogs/dialog-store.ts';
import { isOwnToken } from './is-own-token.ts';

export const namespaces = ['session'];

/** Keeps the page in step with the member's session: socket, balance, and every way that it ends. */
export function SessionWatch() {
  const page = usePage();
  const t = useTranslate('session');
  const memberId = useSession()?.memberId;
  useRealtimeConnection(page);

  useEffect(() => {
    if (memberId === undefined) memberStore.forget();
    else void memberStore.load();
  }, [memberId]);

  useEffect(() => realtimeEvents.onResumed(() => void memberStore.load()), []);
  useRealtimeEvent(
    'member.cash',
    useCallback(
      ({ cash, in_play: inPlay }: RealtimePayloads['member.cash']) =>
        memberStore.setCash(cash, inPlay ? { gpId: inPlay.gp_id, cash: inPlay.cash } : null),
      [],
    ),
  );
  useRealtimeEvent(
    'profile.updated',
    useCallback(() => void memberStore.load(), []),
  );
  useRealtimeEvent(
    'login',
    useCallback(({ token }: RealtimePayloads['login']) => void endIfReplaced(token), []),
  );
  useRealtimeEvent(
    'app_clean_cache',
    useCallback(() => void cleanCaches(), []),
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onSessionLost(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (!browserSession.read()) return;
        forgetMember();
        toasts.show('warning', t('lost'));
      }, timing.loginLostWaitMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [t]);

  return null;
}

/** The `login` event names the newest session's token; when it is not ours, ours has ended. */
async function endIfReplaced(tokenHash: string): Promise<void> {
  if (await isOwnToken(tokenHash, browserSession.read()?.token)) return;
  forgetMember();
  dialogs.open('logged-in-elsewhere');
}

async function cleanCaches(): Promise<void> {
  forgetMember();
  if ('caches' in window) for (const key of await caches.keys()) await caches.delete(key);
  window.location.reload();
}
