import { Dialog } from '@halls/ui/dialog';
import { Button } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { NewsItem } from './news-list.tsx';

export const namespaces = ['news'] as const;

/** What the site wants to have been seen before all else. */
export function DialogContent({ bulletins, onClose }: DialogContentProps<'bulletins'>) {
  const t = useTranslate('news');
  const shell = useTranslate('shell');
  return (
    <Dialog
      title={t('title')}
      closeLabel={shell('close')}
      onClose={onClose}
      wide
      actions={
        <Button kind="accent" onClick={onClose}>
          {shell('close')}
        </Button>
      }
    >
      {bulletins.map((bulletin) => (
        <NewsItem key={bulletin.id} bulletin={bulletin} heading="h3" />
      ))}
    </Dialog>
  );
}
