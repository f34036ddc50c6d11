import './launch.css';
import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import type { DialogMap } from '#app/dialogs/dialog-map.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';

export const namespaces = ['launch'] as const;

/** It cannot be played: since when, until when if it is known, why if it is said, and that no money moved. */
export function DialogContent({
  name,
  startAt,
  endAt,
  stopped,
  onClose,
}: DialogMap['maintenance'] & { onClose: () => void }) {
  const t = useTranslate('launch');
  const shell = useTranslate('shell');
  const { language } = usePage();
  const say = (moment: string) => `${formatTime(moment, language, 'America/Caracas')} (Caracas)`;
  const title = stopped
    ? stopped.what === 'all'
      ? t('stopped.title_all')
      : t('stopped.title', { name })
    : t('maintenance.title', { provider: name });
  return (
    <Dialog
      title={title}
      description={stopped ? t('stopped.text') : t('maintenance.text')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <Button kind="accent" onClick={onClose}>
          {t('maintenance.ok')}
        </Button>
      }
    >
      {stopped?.cause && <p className="maintenance-cause">{t(`stopped.${stopped.cause}`)}</p>}
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
