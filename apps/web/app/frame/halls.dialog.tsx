import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { HallLinks } from './hall-links.tsx';

/** The halls from below, wherever a phone is on the site. */
export function DialogContent({ onClose }: DialogContentProps<'halls'>) {
  const t = useTranslate('shell');
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
  }, [key, onClose]);
  return (
    <Dialog title={t('halls')} description={t('halls.hint')} closeLabel={t('close')} onClose={onClose}>
      <HallLinks place="sheet" />
    </Dialog>
  );
}
