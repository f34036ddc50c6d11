import './wallet.css';
import { useEffect, useState } from 'react';
import { Button, Skeleton } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { toasts, useStore, useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useRead } from '#app/api/reads.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { useGameSession } from '#app/game-session/game-session-store.ts';
import { canReturnMoney } from '#app/game-session/launch-rules.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { isMoney, type Member } from '#app/member/member-rules.ts';
import { useMember } from '#app/member/member-store.ts';
import { walletsRead, type Wallets } from '#app/member/wallets.ts';
import { useSession } from '#app/session/browser-session.ts';
import { returnMoney, returnRest } from './return-money.ts';
import { useSecondsLeft } from '#app/forms/use-seconds-left.ts';

export const namespaces = ['wallet'] as const;

/** All wallets of the member, their sum, and the way to bring the money home. */
export function DialogContent({ onClose }: DialogContentProps<'wallet'>) {
  const t = useTranslate('wallet');
  const shell = useTranslate('shell');
  const { member } = useMember();
  const wallets = useRead(walletsRead);
  const [notice, setNotice] = useState<string | null>(null);
  const session = useSession();

  // logged out in another tab
  useEffect(() => {
    if (!session) onClose();
  }, [session, onClose]);

  return (
    <Dialog
      title={t('title')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={<ReturnButton wallets={wallets.data} isAsking={wallets.isAsking} onNotice={setNotice} />}
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

function OpenGameNote() {
  const t = useTranslate('wallet');
  const { phase, game } = useGameSession();
  if (phase === 'idle') return null;
  return (
    <p className="wallet-note">{game ? t('in_play', { game: game.gameName }) : t('in_play_elsewhere')}</p>
  );
}

function WalletList({
  wallets,
  member,
  isAsking,
}: {
  wallets: Wallets | undefined;
  member: Member | null;
  isAsking: boolean;
}) {
  const t = useTranslate('wallet');
  return (
    <ul className="wallet-list" aria-busy={isAsking}>
      {!wallets &&
        [1, 2, 3].map((row) => (
          <li key={row}>
            <Skeleton className="wallet-row-skeleton" />
          </li>
        ))}
      {member &&
        wallets?.my_cash_list.map((wallet) => (
          <li key={wallet.gp_id} className="wallet-row">
            <span className="wallet-name">{wallet.gp_id === 'MAIN' ? t('main') : wallet.gp_name}</span>
            <MemberMoney amount={wallet.cash} currency={member.member_currency} />
          </li>
        ))}
    </ul>
  );
}

/**
 * Brings everything back, where there is something to bring; rests for as long as the server would refuse, and while
 * something else is under way.
 */
function ReturnButton({
  wallets,
  isAsking,
  onNotice,
}: {
  wallets: Wallets | undefined;
  isAsking: boolean;
  onNotice: (notice: string | null) => void;
}) {
  const t = useTranslate('wallet');
  const game = useGameSession();
  const memberId = useSession()?.memberId ?? 0;
  const rest = useStore(returnRest);
  const secondsLeft = useSecondsLeft(rest.memberId === memberId ? rest.untilMs : 0);
  const mayReturn = canReturnMoney(game, secondsLeft * 1000) && !isAsking;
  const bringBack = async () => {
    onNotice(null);
    const outcome = await returnMoney(memberId, Date.now());
    if (outcome.ok)
      toasts.show('success', outcome.returned.length > 0 ? t('returned') : t('nothing_to_return'));
    else onNotice(outcome.failure ? t('no_connection') : outcome.message);
  };
  if (!wallets) return null;
  const isSomethingOut = wallets.my_cash_list.some(({ gp_id, cash }) => gp_id !== 'MAIN' && isMoney(cash));
  if (!isSomethingOut && !game.returningMoney)
    return <p className="wallet-all-home">{t('nothing_to_return')}</p>;
  return (
    <Button
      kind="accent"
      wide
      icon="refresh"
      busy={game.returningMoney}
      disabled={!mayReturn}
      onClick={() => void bringBack()}
    >
      {secondsLeft > 0 ? t('return_wait', { seconds: secondsLeft }) : t('return')}
    </Button>
  );
}
