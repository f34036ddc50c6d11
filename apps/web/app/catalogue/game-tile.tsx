import { memo } from 'react';
import { localeOf } from '@halls/contract';
import { formatPercent } from '@halls/i18n/format';
import { classNames, Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import { useLaunch } from '#app/game-session/launch.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { launchTargetOf, type Game } from './game.ts';
import { Picture } from './picture.tsx';
import { tileSources } from './tile-picture.ts';
import { useLongPress } from './use-long-press.ts';

/** A game: its picture, name and provider; pointing, focusing or a long press offers to play or try it. */
export const GameTile = memo(function GameTile({ game, isLazy = true }: { game: Game; isLazy?: boolean }) {
  const t = useTranslate('catalogue');
  const { element, isOpen, handlers } = useLongPress();
  return (
    <article
      className={classNames('tile', isOpen && 'tile-open', game.isInMaintenance && 'tile-closed')}
      ref={element}
      {...handlers}
    >
      <div className="tile-picture">
        <Picture sources={tileSources(game.pictureUrl)} alt="" width={400} height={500} isLazy={isLazy} />
        {game.mark && <span className={`tile-mark tile-mark-${game.mark}`}>{t(`mark.${game.mark}`)}</span>}
        {game.isInMaintenance && <span className="tile-maintenance">{t('maintenance')}</span>}
        {!game.isInMaintenance && <TileActions game={game} />}
        <FavoriteButton game={game} />
      </div>
      <h3 className="tile-name">{game.name}</h3>
      <p className="tile-provider">
        {game.providerName}
        {game.rtp && <TileReturn rtp={game.rtp} rtpMax={game.rtpMax} />}
      </p>
    </article>
  );
});

function TileReturn({ rtp, rtpMax }: { rtp: string; rtpMax: string | null }) {
  const t = useTranslate('catalogue');
  const { language } = usePage();
  return (
    <span className="tile-rtp">{t('rtp', { percent: formatPercent(localeOf(language), rtp, rtpMax) })}</span>
  );
}

function TileActions({ game }: { game: Game }) {
  const t = useTranslate('catalogue');
  const launch = useLaunch();
  const { showKeys } = usePage();
  const name = showKeys ? game.code : game.name;
  return (
    <>
      <button
        type="button"
        className="tile-press needs-script"
        aria-label={t('play_game', { name })}
        onClick={() => launch(launchTargetOf(game), 'play')}
      />
      <div className="tile-actions needs-script">
        <button
          type="button"
          className="tile-play"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => launch(launchTargetOf(game), 'play')}
        >
          <Icon name="play" filled />
          {t('play')}
        </button>
        {game.hasDemo && (
          <button
            type="button"
            className="tile-demo"
            aria-label={t('demo_game', { name })}
            onClick={() => launch(launchTargetOf(game), 'demo')}
          >
            {t('demo')}
          </button>
        )}
      </div>
    </>
  );
}
