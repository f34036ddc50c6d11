import './wallet.css';
import { useEffect, useState } from 'react';
import { Button, Skeleton } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useRead } from '#app/api/reads.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { openMemberPlace } from '#app/member/member-place.ts';
import { useMember } from '#app/member/member-store.ts';
import { walletsRead } from '#app/member/wallets.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { useSession } from '#app/session/browser-session.ts';
import { ReturnButton } from './return-button.tsx';
import { OpenGameNote, WalletList } from './wallet-list.tsx';

export const namespaces = ['wallet'] as const;

/** All wallets of the member, their sum, and the way to bring the money home. */
export function DialogContent({ onClose }: DialogContentProps<'wallet'>) {
  const t = useTranslate('wallet');
  const shell = useTranslate('shell');
  const { member } = useMember();
  const wallets = useRead(walletsRead);
  const [notice, setNotice] = useState<string | null>(null);
  const session = useSession();
  const depositPath = useSiteData()?.depositPath ?? '/user/Deposit';

  // logged out in another tab
  useEffect(() => {
    if (!session) onClose();
  }, [session, onClose]);

  const deposit = () => {
    onClose();
    openMemberPlace(depositPath);
  };

  return (
    <Dialog
      title={t('title')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="action" wide icon="plus" onClick={deposit}>
            {shell('tab.deposit')}
          </Button>
          <ReturnButton wallets={wallets.data} isAsking={wallets.isAsking} onNotice={setNotice} />
        </>
      }
    >
      <p className="wallet-total">
        <span>{t('total')}</span>
        {wallets.data && member ? (
          <MemberMoney amount={wallets.data.total} currency={member.member_currency} />
        ) : (
          <Skeleton className="balance-skeleton" />
        )}
      </p>
      {wallets.refusal && (
        <FormProblem>
          {t('failed')}{' '}
          <Button kind="plain" size="small" onClick={wallets.again}>
            {t('try_again')}
          </Button>
        </FormProblem>
      )}
      {notice && <FormProblem>{notice}</FormProblem>}
      <OpenGameNote />
      {!(wallets.refusal && !wallets.data) && (
        <WalletList wallets={wallets.data} member={member} isAsking={wallets.isAsking} />
      )}
    </Dialog>
  );
}
