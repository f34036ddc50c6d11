import { randomUUID } from 'node:crypto';
import type { SeamlessAnswer, SeamlessMethod } from '@halls/contract/provider';
import { signedHeaders } from '@halls/provider-signature';
import { faultyKey } from './faulty-provider.ts';

/** How a provider that asks the wallet breaks the protocol. */
export type SeamlessFault =
  | 'stakes anew after trouble'
  | 'gives up without a word'
  | 'pays what was refused'
  | 'changes what it repeats'
  | 'uses a nonce twice'
  | 'rolls back once'
  | 'asks for a payout once';

/** Longer than any answer that comes takes, on a machine that is busy with other tests too. */
const answerMs = 4_000;
const pauseMs = 20;
/** The wallet is gone by then. */
const mostTries = 200;

/** Plays one round as a provider that keeps to the protocol, but for its faults. */
export function playWith(...faults: readonly SeamlessFault[]) {
  const has = (fault: SeamlessFault) => faults.includes(fault);
  const usedNonce = randomUUID();

  return async function play(address: string, walletUrl: string): Promise<void> {
    const code = new URL(address).searchParams.get('code');
    const opened = await call('authenticate', { code, operator_id: faultyKey.operatorId });
    if (opened?.status !== 'OK') throw new Error('the code is not good');
    const { session_token, member_ref, site_id, currency } = opened;
    const round = {
      ...{ session_token, member_ref, site_id, currency },
      ...{ round_id: randomUUID(), game_code: 'any', is_free: false },
    };
    const bet = { ...round, transaction_id: randomUUID(), round_closed: false, amount: '1000' };

    const verdict = await stake();
    if (verdict === 'refused' && !has('pays what was refused')) return;
    if (verdict === 'in doubt') return has('gives up without a word') ? undefined : rollBack();
    const win = { ...round, transaction_id: randomUUID(), round_closed: true, amount: '500' };
    await insist('win', win, has('asks for a payout once') ? 1 : mostTries);

    async function stake(): Promise<'taken' | 'refused' | 'in doubt'> {
      const first = await call('bet', bet);
      if (isCertain(first)) return first.status === 'OK' ? 'taken' : 'refused';
      if (has('gives up without a word')) return 'in doubt';
      const again = has('stakes anew after trouble')
        ? { ...bet, transaction_id: randomUUID() }
        : { ...bet, ...(has('changes what it repeats') && { amount: '1001' }) };
      const second = await insist('bet', again, mostTries);
      return second?.status === 'OK' ? 'taken' : 'in doubt';
    }

    async function rollBack(): Promise<void> {
      const { round_id, member_ref: whose } = bet;
      const undone = { transaction_id: randomUUID(), reference_transaction_id: bet.transaction_id };
      const content = { ...undone, round_id, member_ref: whose };
      await insist('rollback', content, has('rolls back once') ? 1 : mostTries);
    }

    /** Until something certain is answered. */
    async function insist(method: SeamlessMethod, content: object, tries: number) {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const reply = await call(method, content);
        if (isCertain(reply)) return reply;
        await new Promise((resume) => setTimeout(resume, pauseMs));
      }
      return null;
    }

    async function call(method: SeamlessMethod, content: object): Promise<SeamlessAnswer | null> {
      const path = `/wallet/v1/${method}`;
      const body = JSON.stringify({ request_id: randomUUID(), ...content });
      const nonce = has('uses a nonce twice') && method === 'authenticate' ? usedNonce : randomUUID();
      const signed = { timestamp: String(Date.now()), nonce, method: 'POST', path, body };
      try {
        const response = await fetch(walletUrl + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...signedHeaders(signed, faultyKey) },
          body,
          signal: AbortSignal.timeout(answerMs),
        });
        return response.status === 200 ? ((await response.json()) as SeamlessAnswer) : null;
      } catch {
        // nobody knows what became of it
        return null;
      }
    }
  };
}

function isCertain(reply: SeamlessAnswer | null): reply is SeamlessAnswer {
  return reply !== null && reply.status !== 'UNKNOWN';
}
