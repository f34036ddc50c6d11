import { useEffect, useEffectEvent } from 'react';
import type { ListedTournament } from '@halls/contract/tournament';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { useSecondsLeft } from '#app/forms/use-seconds-left.ts';
import { formatLeft } from '#app/page/format-left.ts';
import { usePage } from '#app/page/page-context.ts';

/** How long until a tournament begins or ends; nothing once it is over. */
export function TournamentClock({
  tournament,
  onOver,
}: {
  tournament: Pick<ListedTournament, 'state' | 'starts_at' | 'end_at'>;
  onOver?: () => void;
}) {
  const { state } = tournament;
  if (state !== 'coming' && state !== 'running') return null;
  const until = state === 'coming' ? tournament.starts_at : tournament.end_at;
  return <Countdown key={until} until={until} isComing={state === 'coming'} onOver={onOver} />;
}

function Countdown({
  until,
  isComing,
  onOver,
}: {
  until: string;
  isComing: boolean;
  onOver: (() => void) | undefined;
}) {
  const t = useTranslate('tournament');
  const { language } = usePage();
  const untilMs = Date.parse(until);
  const seconds = useSecondsLeft(untilMs);
  const isOver = seconds === 0;
  const goOn = useEffectEvent(() => onOver?.());
  useEffect(() => {
    // a page from the server counts nothing before it is in use
    if (isOver && Date.now() >= untilMs) goOn();
  }, [isOver, untilMs]);
  if (isOver) return null;
  return (
    <span className="tournament-left" role="timer">
      <Icon name="clock" />
      {t(isComing ? 'begins_in' : 'ends_in', { time: formatLeft(seconds, language) })}
    </span>
  );
}
