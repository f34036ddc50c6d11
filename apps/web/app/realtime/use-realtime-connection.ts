import { useEffect, useEffectEvent } from 'react';
import { browserSession, useSession } from '#app/session/browser-session.ts';
import { realtimeEvents, type RealtimeEventName, type RealtimePayloads } from './realtime-events.ts';
import type { Connection } from './connect.ts';

/** A guest's page is quiet; the socket waits until it has long been usable. */
const guestDelayMs = 4_000;

/**
 * Keeps the page's socket: at once for a member, after a while for a guest. A token that rotates
 * opens no new connection; it is kept for joining again.
 */
export function useRealtimeConnection(page: {
  template: string;
  currency: string;
  mobileTemplate: string;
}): void {
  const { template, currency, mobileTemplate } = page;
  const session = useSession();
  const memberId = session?.memberId;

  useEffect(() => {
    let connection: Connection | undefined;
    let closed = false;
    const open = async () => {
      const { connect } = await import('./connect.ts');
      if (closed) return;
      // read now: the token may have rotated while the code was on its way
      const current = browserSession.read();
      const member = memberId === undefined || !current ? null : current;
      connection = connect({ template, currency, mobileTemplate, member, events: realtimeEvents });
    };
    const stopWatching = browserSession.subscribe(() => {
      const current = browserSession.read();
      if (current) connection?.setToken(current.token);
    });
    const timer = setTimeout(() => void open(), memberId === undefined ? guestDelayMs : 0);
    return () => {
      closed = true;
      clearTimeout(timer);
      stopWatching();
      connection?.close();
    };
  }, [memberId, template, currency, mobileTemplate]);
}

/** Calls `listener`, the newest that was given, for each event of this name while the component is there. */
export function useRealtimeEvent<Name extends RealtimeEventName>(
  name: Name,
  listener: (payload: RealtimePayloads[Name]) => Promise<void> | void,
): void {
  const hear = useEffectEvent((payload: RealtimePayloads[Name]) => void listener(payload));
  useEffect(() => realtimeEvents.on(name, (payload) => hear(payload)), [name]);
}

/** Calls `listener` whenever events may have been missed: from the drawing of the page to the join, and after a loss. */
export function useMissedEvents(listener: () => void): void {
  const catchUp = useEffectEvent(listener);
  useEffect(() => {
    const stops = [realtimeEvents.joined, realtimeEvents.resumed].map((signal) => signal.on(() => catchUp()));
    return () => stops.forEach((stop) => stop());
  }, []);
}
