import type { CashierDeps } from '../cashier.deps.ts';
import { NotSent, notSentCode, type PaymentAdapter, type ServiceWord } from './payment-adapter.ts';
import { findService } from './payment-service.repo.ts';
import type { PaymentService } from './payment-service.ts';

interface Unknown {
  readonly state: 'unknown';
  readonly why: string;
}
type Ask<Word> = (adapter: PaymentAdapter, service: PaymentService) => Promise<Word>;

/** Asks a service something. Whatever is thrown on the way is no answer: it may have happened. */
export async function speakTo<Word extends ServiceWord>(
  deps: CashierDeps,
  pspId: string,
  ask: Ask<Word>,
): Promise<Word | Unknown> {
  return (await speak(deps, pspId, ask)).word;
}

/** `speakTo` to begin something: what certainly has not left the house is refused, by nobody but us. */
export async function sendTo<Word extends ServiceWord>(
  deps: CashierDeps,
  pspId: string,
  send: Ask<Word>,
): Promise<Word | Unknown | typeof notSent> {
  const { word, isSent } = await speak(deps, pspId, send);
  return isSent ? word : notSent;
}

const notSent = { state: 'refused', code: notSentCode, cameBack: false } as const;

async function speak<Word extends ServiceWord>(
  deps: CashierDeps,
  pspId: string,
  ask: Ask<Word>,
): Promise<{ readonly word: Word | Unknown; readonly isSent: boolean }> {
  try {
    const service = await findService(deps, pspId);
    const adapter = service && adapterOf(deps, service);
    if (!adapter) return { word: { state: 'unknown', why: 'the service is not set up' }, isSent: false };
    const word = await ask(adapter, service);
    await deps.noteHealth(pspId, word);
    return { word, isSent: true };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const word = { state: 'unknown', why } as const;
    await deps.noteHealth(pspId, word);
    return { word, isSent: !(error instanceof NotSent) };
  }
}

export function adapterOf({ adapters }: CashierDeps, service: PaymentService): PaymentAdapter | null {
  return Object.hasOwn(adapters, service.adapter) ? (adapters[service.adapter] ?? null) : null;
}
