import { useEffect, useState } from 'react';
import { useTranslate } from '@halls/web-kit';
import { realtimeEvents } from '#app/realtime/realtime-events.ts';
import './session.css';

/** A socket that changes its transport or its server is back before this. */
const patienceMs = 4_000;

/** Says that the page hears nothing: what it shows is read again as soon as the connection is back. */
export function ConnectionNote() {
  const t = useTranslate('session');
  return useIsCutOff() ? (
    <p className="connection-note" role="status">
      {t('cut_off')}
    </p>
  ) : null;
}

/** True while the device is offline, or the socket has been lost for longer than a moment. */
function useIsCutOff(): boolean {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopLost = realtimeEvents.lost.on(() => {
      timer ??= setTimeout(() => setLost(true), patienceMs);
    });
    const stopResumed = realtimeEvents.resumed.on(() => {
      clearTimeout(timer);
      timer = undefined;
      setLost(false);
    });
    return () => {
      stopLost();
      stopResumed();
      clearTimeout(timer);
    };
  }, []);
  return isOffline || isLost;
}
