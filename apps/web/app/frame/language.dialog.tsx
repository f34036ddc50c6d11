import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { LanguageLinks } from './language-links.tsx';

export function DialogContent({ onClose }: DialogContentProps<'language'>) {
  const t = useTranslate('shell');
  return (
    <Dialog
      title={t('language.title')}
      description={t('language.hint')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <LanguageLinks />
    </Dialog>
  );
}
