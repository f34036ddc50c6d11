import './tracking.css';
import { Dialog } from '@halls/ui/dialog';
import { useStore, useTranslate } from '@halls/web-kit';
import { consent } from './consent.ts';
import { ConsentChoice } from './consent-choice.tsx';

export const namespaces = ['tracking'] as const;

/** Where somebody changes their mind. */
export function DialogContent({ onClose }: { onClose: () => void }) {
  const t = useTranslate('tracking');
  const shell = useTranslate('shell');
  const answer = useStore(consent);
  return (
    <Dialog title={t('title')} closeLabel={shell('close')} onClose={onClose}>
      {answer && <p className="consent-now">{t(answer === 'yes' ? 'now_allowed' : 'now_refused')}</p>}
      <ConsentChoice onDone={onClose} />
    </Dialog>
  );
}
