import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { NewsList } from './news-list.tsx';

export const namespaces = ['news'] as const;

/** Everything that the site has published, newest first. */
export function DialogContent({ onClose }: DialogContentProps<'news'>) {
  const t = useTranslate('news');
  const shell = useTranslate('shell');
  return (
    <Dialog title={t('title')} closeLabel={shell('close')} onClose={onClose} wide>
      <NewsList />
    </Dialog>
  );
}
