import { useTranslate, type ApiResult } from '@halls/web-kit';
import type { FormRefusal } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { useSession } from '#app/session/browser-session.ts';
import type { OpenDeposit } from './new-deposit.tsx';
import { endTry, isDecided, keyOfTry } from './order-try.ts';

/** Opens a deposit of the member's, once however often it is sent. */
export function useOpenDeposit(onOrder: (orderNumber: string) => void): OpenDeposit {
  const memberId = useSession()?.memberId ?? 0;
  const refusalOf = useRefusal();
  return async (asked) => {
    const wish = { ...asked, kind: 'deposit', by: asked.method_id } as const;
    const client_key = keyOfTry(sessionStorage, memberId, wish, () => crypto.randomUUID());
    const result = await api.call('/payment/deposit', { ...asked, client_key });
    if (isDecided(result)) endTry(sessionStorage, 'deposit');
    if (!result.ok) return refusalOf(result);
    onOrder(result.data.order_number);
    return null;
  };
}

export interface Entry {
  readonly account: string;
  readonly pass: string;
}

/** Opens a deposit for an account, by a secret of this browser's; `onEnded` hears why its pass is of no use any more. */
export function useOpenFastDeposit(
  { account, pass }: Entry,
  { onSecret, onEnded }: { onSecret: (secret: string) => void; onEnded: (why: string) => void },
): OpenDeposit {
  const refusalOf = useRefusal();
  return async (asked) => {
    const wish = { ...asked, kind: 'fast', by: asked.method_id } as const;
    const secret = keyOfTry(sessionStorage, account, wish, newSecret);
    const result = await api.call('/payment/fast/deposit', { ...asked, pass, secret });
    const isOver = !result.ok && (result.code === 104 || result.code === 105);
    // after a pass that has ended the same wish is sent once more with another
    if (isDecided(result) && !isOver) endTry(sessionStorage, 'fast');
    if (isOver) onEnded(result.message);
    if (!result.ok) return refusalOf(result);
    onSecret(secret);
    return null;
  };
}

function useRefusal() {
  const t = useTranslate('deposit');
  return (result: Extract<ApiResult<unknown>, { ok: false }>): FormRefusal<string> => {
    if (result.failure) return { problem: t('no_connection') };
    return result.code === 101 ? { errors: { amount: result.message } } : { problem: result.message };
  };
}

/** 32 random bytes as base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}
