import { IconButton } from '@halls/ui';
import { useTranslate } from '#app/page/page-context.tsx';
import { useDialogs } from '#app/dialogs/dialog-store.ts';

export function LanguageButton() {
  const t = useTranslate('shell');
  const dialogs = useDialogs();
  return (
    <IconButton
      className="needs-script"
      icon="globe"
      label={t('language.title')}
      onClick={() => dialogs.open('language')}
    />
  );
}
