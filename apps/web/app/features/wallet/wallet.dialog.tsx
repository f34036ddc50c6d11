import './wallet.css';
import { useEffect, useState } from 'react';
import { Button, Skeleton, toasts } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { canReturnMoney } from '#app/game-session/launch-rules.ts';
import { useGameSession } from '#app/game-session/game-session-store.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { useMember } from '#app/member/member-store.ts';
import { useTranslate } from '#app/page/page-context.tsx';
import { useSession } from '#app/session/browser-session.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { loadWallets, returnMoney, useWalletList } from './wallet-list.ts';

export const namespaces = ['wallet'];

/** All wallets of the member, their sum, and the way to bring the money home. */
export function DialogContent({ onClose }: { onClose: () => void }) {
  const t = useTranslate('wallet');
  const shell = useTranslate('shell');
  const { member } = useMember();
  const { wallets, loading, failed, restsUntilMs } = useWalletList();
  const game = useGameSession();
  const secondsLeft = useSecondsLeft(restsUntilMs);
  const [notice, setNotice] = useState<string | null>(null);
  const session = useSession();

  // logged out in another tab
  useEffect(() => {
    if (!session) onClose();
  }, [session, onClose]);

  // the main balance changes by events; what providers hold has to be asked again then
  useEffect(() => void loadWallets(), [member?.member_cash]);

  const mayReturn = canReturnMoney(game, secondsLeft * 1000) && !loading;
  const bringBack = async () => {
    setNotice(null);
    const outcome = await returnMoney(Date.now());
    if (outcome.ok)
      toasts.show('success', outcome.returned.length > 0 ? t('returned') : t('nothing_to_return'));
    else setNotice(outcome.failure ? t('no_connection') : outcome.message);
  };

  return (
    <Dialog
      title={t('title')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
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
      }
    >
      <p className="wallet-total">
        <span>{t('total')}</span>
        {wallets && member ? (
          <MemberMoney amount={wallets.total} currency={member.member_currency} />
        ) : (
          <Skeleton className="balance-skeleton" />
        )}
      </p>
      {failed && (
        <p className="form-error" role="alert">
          {t('failed')}{' '}
          <Button kind="plain" size="small" onClick={() => void loadWallets()}>
            {t('try_again')}
          </Button>
        </p>
      )}
      {notice && (
        <p className="form-error" role="alert">
          {notice}
        </p>
      )}
      {game.phase !== 'idle' && (
        <p className="wallet-note">
          {game.game ? t('in_play', { game: game.game.gameName }) : t('in_play_elsewhere')}
        </p>
      )}
      <ul className="wallet-list" aria-busy={loading}>
        {!wallets &&
          !failed &&
          [1, 2, 3].map((row) => (
            <li key={row}>
              <Skeleton className="wallet-row-skeleton" />
            </li>
          ))}
        {wallets &&
          member &&
          wallets.my_cash_list.map((wallet) => (
            <li key={wallet.gp_id} className="wallet-row">
              <span className="wallet-name">{wallet.gp_id === 'MAIN' ? t('main') : wallet.gp_name}</span>
              <MemberMoney amount={wallet.cash} currency={member.member_currency} />
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
