import { useMemo } from 'react';
import { classNames } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import type { Game } from './game.ts';
import { partingTraits, type Trait } from './game-traits.ts';

/** So few are seen at once. */
const worthNarrowing = 12;

/** What the games can be narrowed down by; nothing where there are few, or without scripts. */
export function TraitFilter({
  games,
  chosen,
  onChange,
}: {
  games: readonly Game[];
  chosen: ReadonlySet<Trait>;
  onChange: (chosen: ReadonlySet<Trait>) => void;
}) {
  const t = useTranslate('catalogue');
  const offered = useMemo(() => partingTraits(games), [games]);
  if (games.length < worthNarrowing || offered.length === 0) return null;
  return (
    <div className="filter needs-script" role="group" aria-label={t('traits')}>
      <div className="strip">
        {offered.map((trait) => (
          <button
            key={trait}
            type="button"
            className={classNames('pill', chosen.has(trait) && 'pill-chosen')}
            aria-pressed={chosen.has(trait)}
            onClick={() => onChange(withOrWithout(chosen, trait))}
          >
            {t(`trait.${trait}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

function withOrWithout(chosen: ReadonlySet<Trait>, trait: Trait): ReadonlySet<Trait> {
  const next = new Set(chosen);
  if (!next.delete(trait)) next.add(trait);
  return next;
}
