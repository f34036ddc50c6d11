import './red-envelope.dialog.css';
import { useEffect } from 'react';
import { Button, buttonClass } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { reads } from '#app/api/reads.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { memberStore } from '#app/member/member-store.ts';
import { walletsRead } from '#app/member/wallets.ts';
import { Link } from '#app/page/link.tsx';
import { EnvelopePicture } from './envelope-picture.tsx';

export const namespaces = ['red_envelope'] as const;

const sparkCount = 14;

/** What was in the envelope. Once it is closed, whatever shows the member’s money asks for it again. */
export function DialogContent(props: DialogContentProps<'red-envelope'>) {
  const { envelopeId, title, cash, currency, turnoverPercent, onClose } = props;
  const t = useTranslate('red_envelope');
  const shell = useTranslate('shell');
  useEffect(
    () => () => {
      void memberStore.load();
      void reads.again(walletsRead);
    },
    [],
  );
  return (
    <Dialog
      title={title}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <>
          <Link className={buttonClass({ kind: 'plain' })} to={`/envelopes/${envelopeId}`} onClick={onClose}>
            {t('how')}
          </Link>
          <Button kind="action" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className="envelope-gift">
        <div className="envelope-stage">
          <EnvelopePicture />
          <ul className="envelope-sparks" aria-hidden="true">
            {Array.from({ length: sparkCount }, (_, spark) => (
              <li key={spark} className="envelope-spark" />
            ))}
          </ul>
        </div>
        <p className="envelope-share">
          <span>{t('dialog_title')}</span>
          <MemberMoney className="envelope-cash" amount={cash} currency={currency} />
        </p>
        <p className="envelope-terms">
          {turnoverPercent > 0 ? t('dialog_play', { percent: turnoverPercent }) : t('dialog_free')}
        </p>
      </div>
    </Dialog>
  );
}
