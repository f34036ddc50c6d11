/** An instant as the browser's field has it, in the zone of whoever sits there; empty for none. */
export function localTime(instant: unknown): string {
  if (typeof instant !== 'string') return '';
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function instantOf(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
