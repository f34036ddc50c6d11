import type { FaultKind } from '#platform/settings.ts';
import type { FeedMessage, SettledTold } from '../sports-feed.ts';

/** What befalls messages on their way: the mode in which faults are planted. */
export interface PlantedFaults {
  /** What arrives of a message: it, nothing, it twice, another one. */
  befall?(message: FeedMessage): readonly FeedMessage[];
  /** Nothing leaves, not even that the feed lives; what happens meanwhile is lost. */
  isAway?(now: Date): boolean;
  /** Results of this match's end are told wrongly first, and taken back after `correctedAfterMs`. */
  isMistaken?(matchId: number): boolean;
}

/** How often each comes about: one message of so many, a silence in each period, one match of so many. */
const oneLostOf = 499;
const oneDoubledOf = 23;
const oneLateOf = 31;
const awayEveryMs = 300_000;
const awayForMs = 25_000;
const oneMistakenOf = 6;

export const correctedAfterMs = 20_000;

/** Faults by the numbers of messages, the clock and the ids of matches: the same ones whenever the same is told. */
export function plantFaults(kinds: readonly FaultKind[]): PlantedFaults {
  const has = (kind: FaultKind): boolean => kinds.includes(kind);
  /** By producer: what arrives after the next one. */
  const held = new Map<string, FeedMessage>();
  return {
    befall(message) {
      const { producer, seq } = message;
      const before = held.get(producer);
      held.delete(producer);
      if (has('lost') && seq % oneLostOf === oneLostOf - 1) return before ? [before] : [];
      if (has('late') && !before && seq % oneLateOf === 0) {
        held.set(producer, message);
        return [];
      }
      const twice = has('doubled') && seq % oneDoubledOf === 0 ? [message] : [];
      return [message, ...twice, ...(before ? [before] : [])];
    },
    isAway: (now) => has('away') && now.getTime() % awayEveryMs < awayForMs,
    isMistaken: (matchId) => has('wrong') && matchId % oneMistakenOf === 1,
  };
}

/** The results of each market handed on by one outcome; those that all outcomes share stay as they are. */
export function mistake(markets: SettledTold): SettledTold {
  return markets.map(({ outcomes, ...market }) => ({
    ...market,
    outcomes: outcomes.map(([outcome, ...own], place): (typeof outcomes)[number] => {
      const [, won, back] = outcomes[(place + 1) % outcomes.length] ?? [outcome, ...own];
      return [outcome, won, back];
    }),
  }));
}
