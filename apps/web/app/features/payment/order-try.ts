/** What is asked for when a deposit or a withdrawal is opened. */
export interface Wish {
  readonly kind: 'deposit' | 'withdrawal' | 'fast';
  /** The way to pay, or the account that is paid. */
  readonly by: string;
  readonly amount: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKeys = {
  deposit: 'deposit_try',
  withdrawal: 'withdrawal_try',
  fast: 'fast_payment_try',
} as const;

/**
 * The key of an order that is being asked for. It is kept until the server has answered, over reloads too: whoever
 * asks for the same again after the network was lost gets the same order. Another wish gets a key of its own. `payee`: the
 * member's number, or the account where it is paid for by anybody.
 */
export function keyOfTry(storage: Storage, payee: number | string, wish: Wish, newKey: () => string): string {
  const content = JSON.stringify([payee, wish.by, wish.amount, sorted(wish.fields)]);
  const kept = readTry(storage, wish.kind);
  if (kept?.content === content) return kept.key;
  const key = newKey();
  storage.setItem(storageKeys[wish.kind], JSON.stringify({ key, content }));
  return key;
}

/** The server has answered. */
export function endTry(storage: Storage, kind: Wish['kind']): void {
  storage.removeItem(storageKeys[kind]);
}

/** Whether an answer decides a try: without one, or when the server itself failed, the order may be there all the same. */
export function isDecided(result: { ok: boolean; code: number; failure?: unknown }): boolean {
  return result.ok || (result.failure === undefined && result.code < 429);
}

function readTry(storage: Storage, kind: Wish['kind']): { key: string; content: string } | null {
  try {
    const { key, content } = JSON.parse(storage.getItem(storageKeys[kind]) ?? 'null') as Record<
      string,
      unknown
    >;
    return typeof key === 'string' && typeof content === 'string' ? { key, content } : null;
  } catch {
    return null;
  }
}

function sorted(fields: Wish['fields']): [string, string][] {
  return Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
