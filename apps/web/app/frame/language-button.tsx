import { IconButton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { dialogs } from '#app/dialogs/dialogs.ts';

export function LanguageButton() {
  const t = useTranslate('shell');
  return (
    <IconButton
      className="needs-script"
      icon="globe"
      label={t('language.title')}
      onClick={() => dialogs.open('language')}
    />
  );
}
