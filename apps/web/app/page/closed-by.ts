/** Why something that is listed cannot be played. */
export type ClosedBy = 'maintenance' | 'stopped';

/** Null for what can be played. */
export function closedBy(wire: { is_maintenance: number; is_stopped: number }): ClosedBy | null {
  if (wire.is_stopped === 1) return 'stopped';
  return wire.is_maintenance === 1 ? 'maintenance' : null;
}
