/** The number after which a list goes on. Null at the beginning, and for what was never a cursor. */
export function readNumberCursor(cursor: string | null | undefined): number | null {
  return /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : null;
}
