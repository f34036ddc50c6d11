import { Button } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';

/** Nothing is loaded again before somebody says so: a form may be half filled in, a game may be open. */
export function VersionNote({ onLater }: { onLater: () => void }) {
  const t = useTranslate('install');
  return (
    <section className="site-note" role="status">
      <p>{t('version.text')}</p>
      <div className="site-note-answers">
        <Button size="small" onClick={onLater}>
          {t('version.later')}
        </Button>
        <Button size="small" kind="accent" onClick={() => window.location.reload()}>
          {t('version.load')}
        </Button>
      </div>
    </section>
  );
}
