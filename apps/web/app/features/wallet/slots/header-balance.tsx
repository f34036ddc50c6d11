import '../wallet.css';
import { Button, Skeleton } from '@halls/ui';
import { MemberMoney } from '#app/member/member-money.tsx';
import { useMember } from '#app/member/member-store.ts';
import { useTranslate } from '#app/page/page-context.tsx';
import { dialogs } from '#app/shell/dialogs/dialog-store.ts';

export const namespaces = ['wallet'];

/** The main wallet's balance; a press opens all wallets. */
export function Slot() {
  const t = useTranslate('wallet');
  const { member, status } = useMember();
  return (
    <Button
      kind="quiet"
      icon="wallet"
      className="header-balance"
      aria-haspopup="dialog"
      aria-label={t('open')}
      onClick={() => dialogs.open('wallet')}
    >
      {member ? (
        <MemberMoney amount={member.member_cash} currency={member.member_currency} />
      ) : status === 'failed' ? (
        t('unknown')
      ) : (
        <Skeleton className="balance-skeleton" />
      )}
    </Button>
  );
}
