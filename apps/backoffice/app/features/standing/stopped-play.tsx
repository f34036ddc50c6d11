import './stopped-play.css';
import { useState } from 'react';
import type { PlayStop } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';

/** What is switched off at the moment. Nothing is shown while all can be played. */
export function StoppedPlay() {
  const t = useTranslate('standing');
  const may = useMay();
  const { data, refusal, again } = useRead(reads.of('/play-stop/list', {}));
  const [asked, setAsked] = useState<PlayStop | null>(null);
  const nameOf = ({ gp_id: gpId, game_code: gameCode }: PlayStop) =>
    gpId === null ? t('breadth.all') : [gpId, gameCode].filter((part) => part !== null).join(' · ');
  if (refusal) return <ReadProblem message={refusal.message} again={again} />;
  if (!data || data.list.length === 0) return null;
  return (
    <div className="stopped-play">
      <Panel title={t('stopped')}>
        <Facts
          facts={data.list.map((stop) => [
            nameOf(stop),
            <div key="since" className="stopped-line">
              <StatusMark tone="bad">{t('stopped_since')}</StatusMark> <When at={stop.since} />
              {stop.cause && t(`cause.${stop.cause}`)}
              {may('provider.edit', 'house') && (
                <Button kind="plain" onClick={() => setAsked(stop)}>
                  {t('resume')}
                </Button>
              )}
            </div>,
          ])}
        />
        {asked && (
          <CommandDialog<unknown>
            title={t('resume_of', { name: nameOf(asked) })}
            note={t('resume_effect')}
            confirm={t('resume')}
            send={(reason) =>
              api.call('/play-stop/resume', {
                place: { gp_id: asked.gp_id, game_code: asked.game_code },
                reason,
              })
            }
            onDone={() => void readAgain('/play-stop/list', '/log/list')}
            onClose={() => setAsked(null)}
          />
        )}
      </Panel>
    </div>
  );
}
