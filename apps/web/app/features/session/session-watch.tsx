import { useEffect, useEffectEvent } from 'react';
import { timing } from '@halls/contract';
import { toasts, useTranslate } from '@halls/web-kit';
import { sessionLost } from '#app/api/session-lost.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { forgetMember } from '#app/member/end-session.ts';
import { memberStore } from '#app/member/member-store.ts';
import { usePage } from '#app/page/page-context.ts';
import type { RealtimePayloads } from '#app/realtime/realtime-events.ts';
import { useRealtimeConnection, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { browserSession, useSession } from '#app/session/browser-session.ts';
import { ConnectionNote } from './connection-note.tsx';
import { isOwnToken } from './is-own-token.ts';

export const namespaces = ['session'] as const;

/** Keeps the socket, says when it is lost, and sees to every way in which a member's session ends. */
export function Part() {
  const t = useTranslate('session');
  const memberId = useSession()?.memberId;
  useRealtimeConnection(usePage());
  useRealtimeEvent('login', endIfReplaced);
  useRealtimeEvent('app_clean_cache', cleanCaches);

  // logged out, here or in another tab
  useEffect(() => {
    if (memberId !== undefined) return () => memberStore.forget();
  }, [memberId]);

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

async function cleanCaches(): Promise<void> {
  forgetMember();
  if ('caches' in window) for (const key of await caches.keys()) await caches.delete(key);
  window.location.reload();
}
