import { useTranslate } from '@halls/web-kit';

/**
 * What a browser lacks that the site needs: scripts, without which everything can be read and nothing done, or its
 * youth. The style sheet alone hides them, so that a browser that can't read the style sheet shows the second.
 */
export function BrowserNotes() {
  const t = useTranslate('shell');
  return (
    <>
      <p className="no-script-note">{t('no_script')}</p>
      <p className="old-browser-note">{t('old_browser')}</p>
    </>
  );
}
