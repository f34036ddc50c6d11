import './game-frame.css';
import { IconButton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { useGameSession } from '#app/game-session/game-session-store.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { useMember } from '#app/member/member-store.ts';

/** By this name the page that a game leads back to knows that it stands in a frame of the lobby. */
const frameName = 'gameFrame';
const frameClass = 'game-frame';

/** The open game in a frame; without a game yet, that it is coming. */
export function GameFrame() {
  const t = useTranslate('launch');
  const { game, url } = useGameSession();
  const name = game?.gameName ?? '';
  if (!url)
    return (
      <div className="game-frame game-frame-waits" role="status">
        <span className="game-frame-mark" aria-hidden="true" />
        <p>{name && t('phase.starting', { game: name })}</p>
      </div>
    );
  return (
    <iframe
      className={frameClass}
      name={frameName}
      title={name}
      src={url}
      allow="fullscreen; autoplay"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a provider's origin, with storage of its own
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals"
    />
  );
}

/** What stands above the game: what is in it, and the way to the whole screen. */
export function GameFrameTools() {
  const t = useTranslate('launch');
  return (
    <>
      <MoneyInGame />
      <IconButton icon="expand" label={t('frame.full')} onClick={() => void showOnWholeScreen()} />
    </>
  );
}

async function showOnWholeScreen(): Promise<void> {
  await document.querySelector(`.${frameClass}`)?.requestFullscreen();
}

function MoneyInGame() {
  const t = useTranslate('launch');
  const { member, inPlay } = useMember();
  if (!member) return null;
  return (
    <p className="game-frame-money">
      {inPlay ? t('in_game') : t('frame.balance')}{' '}
      <MemberMoney amount={inPlay?.cash ?? member.member_cash} currency={member.member_currency} />
    </p>
  );
}
