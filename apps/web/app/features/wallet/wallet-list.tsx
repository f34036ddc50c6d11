import { Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { useGameSession } from '#app/game-session/game-session-store.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import type { Member } from '#app/member/member-rules.ts';
import type { Wallets } from '#app/member/wallets.ts';

export function OpenGameNote() {
  const t = useTranslate('wallet');
  const { phase, game } = useGameSession();
  if (phase === 'idle') return null;
  return (
    <p className="wallet-note">{game ? t('in_play', { game: game.gameName }) : t('in_play_elsewhere')}</p>
  );
}

export function WalletList({
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
