import './launch.css';
import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';

export const namespaces = ['launch'] as const;

/** The provider is in maintenance: since when, until when if it is known, and that no money moved. */
export function DialogContent({
  provider,
  startAt,
  endAt,
  onClose,
}: {
  provider: string;
  startAt: string | null;
  endAt: string | null;
  onClose: () => void;
}) {
  const t = useTranslate('launch');
  const shell = useTranslate('shell');
  const { language } = usePage();
  const say = (moment: string) => `${formatTime(moment, language, 'America/Caracas')} (Caracas)`;
  return (
    <Dialog
      title={t('maintenance.title', { provider })}
      description={t('maintenance.text')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <Button kind="accent" onClick={onClose}>
          {t('maintenance.ok')}
        </Button>
      }
    >
      <dl className="maintenance-times">
        {startAt && (
          <>
            <dt>{t('maintenance.start')}</dt>
            <dd>{say(startAt)}</dd>
          </>
        )}
        <dt>{t('maintenance.end')}</dt>
        <dd>{endAt ? say(endAt) : t('maintenance.open_end')}</dd>
      </dl>
    </Dialog>
  );
}
