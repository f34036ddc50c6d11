import { Button } from '@halls/ui';
import { toasts, useStore, useTranslate } from '@halls/web-kit';
import { useSecondsLeft } from '#app/forms/use-seconds-left.ts';
import { useGameSession } from '#app/game-session/game-session-store.ts';
import { canReturnMoney } from '#app/game-session/launch-rules.ts';
import { isMoney } from '#app/member/member-rules.ts';
import type { Wallets } from '#app/member/wallets.ts';
import { useSession } from '#app/session/browser-session.ts';
import { returnMoney, returnRest } from './return-money.ts';

/**
 * Brings everything back, where there is something to bring; rests for as long as the server would refuse, and while
 * something else is under way.
 */
export function ReturnButton({
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
