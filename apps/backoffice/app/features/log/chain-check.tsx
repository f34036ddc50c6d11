import { Dialog } from '@halls/ui/dialog';
import { reads, useRead } from '#app/api/reads.ts';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** Has the server recompute the chain that ties the log's lines together, and says what it found. */
export function ChainCheck({ onClose }: { onClose: () => void }) {
  const t = useTranslate('log');
  const p = useTranslate('parts');
  const { data, refusal, isAsking, again } = useRead(reads.of('/log/check', {}));
  return (
    <Dialog title={t('check')} description={t('check_note')} closeLabel={p('close')} onClose={onClose}>
      {isAsking && <LoadingLines count={2} />}
      {!isAsking && refusal && <ReadProblem message={refusal.message} again={again} />}
      {!isAsking && data && !refusal && (
        <p role="status">
          {data.broken ? (
            <StatusMark tone="bad">
              {t(`broken.${data.broken.fault}`, { id: data.broken.log_event_id })}
            </StatusMark>
          ) : (
            <StatusMark tone="good">{t('whole', { count: data.checked })}</StatusMark>
          )}
        </p>
      )}
    </Dialog>
  );
}
