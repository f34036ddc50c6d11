import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';

/** Above everything on a site that is closed, so that nobody finds out by pressing Play. */
export function ClosedNote() {
  const t = useTranslate('shell');
  if (!usePage().isClosed) return null;
  return (
    <p className="closed-note">
      <Icon name="info" />
      {t('closed')}
    </p>
  );
}
