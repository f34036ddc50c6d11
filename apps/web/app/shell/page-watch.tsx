import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { siteRead } from '#app/page/site-read.ts';
import { realtimeEvents } from '#app/realtime/realtime-events.ts';

/** Every open page hears of a change at the same moment; they ask one after the other. */
const spreadMs = 1_500;

/** Reads the page again when its site tells of a change, and after a time in which it may have. */
export function Part(): null {
  const { revalidate } = useRevalidator();
  const readAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        readAgain();
      }, Math.random() * spreadMs);
    };
    const stops = [
      realtimeEvents.on('carousel_picture.url', soon),
      realtimeEvents.on('customer_service_link_change', () => {
        siteRead.askAgain();
        soon();
      }),
      realtimeEvents.resumed.on(soon),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
