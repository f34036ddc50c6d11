import { Button } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { SiteNote } from '#app/page/site-note.tsx';

/** Nothing is loaded again before somebody says so: a form may be half filled in, a game may be open. */
export function VersionNote({ onLater }: { onLater: () => void }) {
  const t = useTranslate('install');
  return (
    <SiteNote
      answers={
        <>
          <Button size="small" onClick={onLater}>
            {t('version.later')}
          </Button>
          <Button size="small" kind="accent" onClick={() => window.location.reload()}>
            {t('version.load')}
          </Button>
        </>
      }
    >
      <p>{t('version.text')}</p>
    </SiteNote>
  );
}
