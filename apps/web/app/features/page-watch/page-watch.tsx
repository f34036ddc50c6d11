import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { reloadOnce } from '@halls/web-kit';
import { siteShut } from '#app/api/site-shut.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { usePage } from '#app/page/page-context.ts';
import { siteRead } from '#app/page/site-read.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { realtimeEvents } from '#app/realtime/realtime-events.ts';
import { whenIdle } from '#app/page/when-idle.ts';
import { openAskedDialog } from './asked-dialog.ts';
import { keepDialogsInHistory } from './dialog-history.ts';
import { openServiceBeside } from './service-window.ts';

/** Every open page hears of a change at the same moment; they ask one after the other, and all within a second. */
const spreadMs = 600;

/** Keeps the page in step with what happens around it: in the address, in the history, on the site. */
export function PageWatch(): null {
  useDialogHistory();
  useAskedDialog();
  useFreshPage();
  useServiceWindow();
  // the page that says since when and until when
  useEffect(() => siteShut.on(reloadOnce), []);
  return null;
}

/** Back closes a dialog before it leaves the page. */
function useDialogHistory(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => void (shown.current = key), [key]);
  useEffect(() => keepDialogsInHistory(dialogs, () => shown.current), []);
}

function useAskedDialog(): void {
  const depositPath = useSiteData()?.depositPath ?? '/user/Deposit';
  const open = useEffectEvent(() => openAskedDialog(depositPath));
  useEffect(() => open(), []);
}

function useServiceWindow(): void {
  const address = useSiteData()?.customerServiceUrl;
  useEffect(() => (address ? openServiceBeside(address) : undefined), [address]);
}

/** Reads the page again when its site tells of a change, and after a time in which it may have. */
function useFreshPage(): void {
  const { revalidate } = useRevalidator();
  const { language } = usePage();
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
      ...(['model_settings.url', 'model_sponsor.url'] as const).map((name) =>
        realtimeEvents.on(name, (told) => {
          if (told.language === language) soon();
        }),
      ),
      ...(['catalogue.changed', 'customer_service_link_change'] as const).map((name) =>
        realtimeEvents.on(name, () => {
          siteRead.askAgain();
          soon();
        }),
      ),
      realtimeEvents.resumed.on(soon),
      realtimeEvents.joined.on(() => stops.push(whenIdle(soon))),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [language]);
}
