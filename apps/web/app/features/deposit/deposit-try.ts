/** What is asked for when a deposit is opened. */
export interface DepositWish {
  readonly method_id: string;
  readonly amount: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'deposit_try';

/**
 * The key of a deposit that is being asked for. It is kept until the server has answered, over reloads too: whoever
 * asks for the same again after the network was lost gets the same order. Another wish gets a key of its own.
 */
export function keyOfTry(
  storage: Storage,
  memberId: number,
  wish: DepositWish,
  newKey: () => string,
): string {
  const content = JSON.stringify([memberId, wish.method_id, wish.amount, sorted(wish.fields)]);
  const kept = readTry(storage);
  if (kept?.content === content) return kept.key;
  const key = newKey();
  storage.setItem(storageKey, JSON.stringify({ key, content }));
  return key;
}

/** The server has answered. */
export function endTry(storage: Storage): void {
  storage.removeItem(storageKey);
}

/** Whether an answer decides a try: without one, or when the server itself failed, the order may be there all the same. */
export function isDecided(result: { ok: boolean; code: number; failure?: unknown }): boolean {
  return result.ok || (result.failure === undefined && result.code < 429);
}

function readTry(storage: Storage): { key: string; content: string } | null {
  try {
    const { key, content } = JSON.parse(storage.getItem(storageKey) ?? 'null') as Record<string, unknown>;
    return typeof key === 'string' && typeof content === 'string' ? { key, content } : null;
  } catch {
    return null;
  }
}

function sorted(fields: DepositWish['fields']): [string, string][] {
  return Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
