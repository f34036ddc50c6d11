import './my-bonus.css';
import { useState } from 'react';
import type { Bonus } from '@halls/contract/promotion';
import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useRead } from '#app/api/reads.ts';
import type { RealtimePayloads } from '#app/realtime/realtime-events.ts';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { BonusCard } from './bonus-card.tsx';
import { bonusesRead, freeRoundsRead } from './bonus-reads.ts';
import { EndedBonuses } from './ended-bonuses.tsx';
import { FreeRounds } from './free-rounds.tsx';

export const namespaces = ['bonus'] as const;

type Told = RealtimePayloads['member.bonus'];

/** Free rounds, the bonus that the member plays with, those that wait, and those that are over. */
export function Part() {
  const t = useTranslate('bonus');
  const { data, again, refusal } = useRead(bonusesRead);
  const free = useRead(freeRoundsRead);
  const [told, setTold] = useState<Told | null>(null);
  const [changes, setChanges] = useState(0);
  useRealtimeEvent('member.bonus', (event) => {
    const shown = data?.list.find((bonus) => bonus.grant_id === event.grant_id);
    if (shown?.state === event.state) return setTold(event);
    setTold(null);
    setChanges((count) => count + 1);
    again();
  });
  useMissedEvents(again);
  // one below the other: none is drawn before those above it are known
  if (!(data || refusal) || !(free.data || free.refusal))
    return (
      <section className="member-panel bonus" aria-busy="true">
        <Skeleton className="bonus-skeleton" />
      </section>
    );
  return (
    <div className="bonus-sections">
      <FreeRounds />
      {data?.list.map((bonus) => (
        <BonusCard key={bonus.grant_id} bonus={asTold(bonus, told)} timezone={data.timezone} />
      ))}
      {!data?.list.length && (
        <section className="member-panel bonus">
          {data ? (
            <>
              <h2>{t('none')}</h2>
              <p className="bonus-note">{t('none_note')}</p>
            </>
          ) : (
            <FormProblem>
              {t('failed')}{' '}
              <Button kind="plain" size="small" onClick={again}>
                {t('try_again')}
              </Button>
            </FormProblem>
          )}
        </section>
      )}
      <EndedBonuses key={changes} timezone={data?.timezone} />
    </div>
  );
}

/** A bonus with what was told of it since it was read. */
function asTold(bonus: Bonus, told: Told | null): Bonus {
  return told?.grant_id === bonus.grant_id && bonus.state !== 'queued'
    ? { ...bonus, held: told.bonus, wagered: told.wagered }
    : bonus;
}
