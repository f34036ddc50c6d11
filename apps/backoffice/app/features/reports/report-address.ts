import type { OfficeCalls, ReportStep } from '@halls/contract/office';

type Line = Pick<
  OfficeCalls['/report/figures']['data']['list'][number],
  'site_id' | 'day' | 'gt_id' | 'gp_id' | 'game_code' | 'member_id' | 'currency'
>;

/** What a line opens down to. */
const stepBelow: Readonly<Record<Exclude<ReportStep, 'member'>, ReportStep>> = {
  site: 'day',
  day: 'provider',
  hall: 'provider',
  provider: 'game',
  game: 'member',
};

const dayMs = 86_400_000;

/** The days that a report shows by itself: the last thirty, of the reader's calendar. */
export function presetPeriod(now: Date, days: number): { from: string; to: string } {
  const day = (daysAgo: number) => {
    const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  };
  return { from: day(days - 1), to: day(0) };
}

/** How many days a period has, both ends included. */
export function daysIn({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** Where a line of a report leads: to what it is made of. */
export function addressBelow(
  address: URLSearchParams,
  { by, from, to }: { by: ReportStep; from: string; to: string },
  line: Line,
): string {
  const next = new URLSearchParams(address);
  next.delete('open');
  // the days that are looked at stay, whatever day it is when the address is opened again
  next.set('from', line.day ?? from);
  next.set('to', line.day ?? to);
  next.set('currency', line.currency);
  if (line.site_id !== null) next.set('site', String(line.site_id));
  if (line.gt_id !== null) next.set('hall', String(line.gt_id));
  if (line.gp_id !== null) next.set('provider', line.gp_id);
  if (line.game_code !== null) next.set('game', line.game_code);
  if (by !== 'member') {
    next.set('by', stepBelow[by]);
    return `/reports?${next}`;
  }
  next.delete('by');
  next.set('member', String(line.member_id));
  return `/reports/rounds?${next}`;
}
