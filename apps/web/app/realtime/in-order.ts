/**
 * Tells whether an event is new on its channel. After a crash the server sends events again rather
 * than never, so one that is not newer than the last is dropped.
 */
export function createOrder(): (channel: string, seq: number | undefined) => boolean {
  const last = new Map<string, number>();
  return (channel, seq) => {
    if (seq === undefined) return true;
    if (seq <= (last.get(channel) ?? 0)) return false;
    last.set(channel, seq);
    return true;
  };
}
