import type { Maintenance } from './set-maintenance.tsx';

/** Instants of the wire are compared as they are written. */
export function standingOf(maintenance: Maintenance, now: string): 'open' | 'shut' | 'planned' {
  if (!maintenance || (maintenance.end_at !== null && maintenance.end_at <= now)) return 'open';
  return maintenance.start_at <= now ? 'shut' : 'planned';
}
