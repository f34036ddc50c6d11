import type { Offer } from '@halls/contract/offer';
import { useTranslate, type ApiResult } from '@halls/web-kit';
import type { FormRefusal } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { useSession } from '#app/session/browser-session.ts';
import { reads } from '#app/api/reads.ts';
import { offersRead } from './deposit-reads.ts';
import type { OpenDeposit } from './new-deposit.tsx';
import { endTry, isDecided, keyOfTry } from './order-try.ts';

/** Opens a deposit of the member's, once however often it is sent. */
export function useOpenDeposit(onOrder: (orderNumber: string) => void): OpenDeposit {
  const memberId = useSession()?.memberId ?? 0;
  const refusalOf = useRefusal();
  return async ({ offer, ...asked }) => {
    const opted = await optIn(offer);
    if (!opted.ok) return refusalOf(opted);
    const { claimId } = opted;
    const fields = { ...asked.fields, ...(claimId !== null && { offer: String(claimId) }) };
    const wish = { ...asked, fields, kind: 'deposit', by: asked.method_id } as const;
    const client_key = keyOfTry(sessionStorage, memberId, wish, () => crypto.randomUUID());
    const result = await api.call('/payment/deposit', {
      ...{ ...asked, client_key },
      ...(claimId !== null && { offer_claim_id: claimId }),
    });
    if (opted.isNew || (!result.ok && result.code === 104)) void reads.again(offersRead);
    if (isDecided(result)) endTry(sessionStorage, 'deposit');
    if (!result.ok) return refusalOf(result);
    onOrder(result.data.order_number);
    return null;
  };
}

type Refused = Extract<ApiResult<unknown>, { ok: false }>;

/** The claim that a deposit is opened for; one is made where the member has not opted in before. */
async function optIn(
  offer: Offer | null,
): Promise<{ ok: true; claimId: number | null; isNew: boolean } | Refused> {
  if (!offer) return { ok: true, claimId: null, isNew: false };
  if (offer.member?.state === 'waiting') return { ok: true, claimId: offer.member.claim_id, isNew: false };
  const body = { offer_id: offer.offer_id, version: offer.version };
  const result = await api.call('/member/offers/claim', body);
  return result.ok ? { ok: true, claimId: result.data.claim_id, isNew: true } : result;
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
  return async ({ method_id, amount, fields }) => {
    const asked = { method_id, amount, fields };
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
  return (result: Refused): FormRefusal<string> => {
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
