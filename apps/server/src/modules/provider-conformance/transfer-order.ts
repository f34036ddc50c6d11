import type { TransferAnswer } from '@halls/contract/provider';
import { Deviation, must, until } from './conformance-check.ts';
import type { ProviderCaller, TrialMember } from './provider-caller.ts';

export interface TrialOrder extends TrialMember {
  readonly order_id: string;
  readonly amount: string;
}

type TransferMethod = 'transfer-in' | 'transfer-out' | 'transfer-out-all';

/** What has become of an order, whether the provider said so at once or when it was asked. */
export interface Decided {
  readonly state: 'confirmed' | 'rejected';
  /** The word of the transfer's own answer. */
  readonly word: string;
  readonly amount: string | undefined;
}

/** Makes a transfer, and asks about it until it is decided, as the house does. */
export async function transfer(
  caller: ProviderCaller,
  method: TransferMethod,
  order: Omit<TrialOrder, 'amount'> & { readonly amount?: string },
): Promise<Decided> {
  const answer: TransferAnswer<'transfer-out'> = await caller.ask(method, order);
  const word = answer.status;
  if (word === 'OK') return { state: 'confirmed', word, amount: answer.amount };
  if (word !== 'IN_PROGRESS' && word !== 'UNKNOWN') return { state: 'rejected', word, amount: undefined };
  return { ...(await decided(caller, order)), word };
}

/** What transfer-status says of an order, once that is final. */
export async function decided(
  caller: ProviderCaller,
  { member_ref, currency, order_id }: Omit<TrialOrder, 'amount'>,
): Promise<Omit<Decided, 'word'>> {
  let last: TransferAnswer<'transfer-status'> | null = null;
  await until(
    async () => {
      last = await caller.ask('transfer-status', { member_ref, currency, order_id });
      return last.status === 'OK' && last.state !== undefined && last.state !== 'in_progress';
    },
    {
      withinMs: caller.provider.patienceMs,
      otherwise: () => `transfer-status of an order stayed ${last?.state ?? last?.status ?? 'unanswered'}`,
    },
  );
  const { state, amount } = last as unknown as TransferAnswer<'transfer-status'>;
  if (state !== 'confirmed' && state !== 'rejected') throw new Deviation('transfer-status decided nothing');
  return { state, amount };
}

export function newOrder(caller: ProviderCaller, member: TrialMember, amount: string): TrialOrder {
  return { ...member, order_id: caller.newId(), amount };
}

/** Brings money to a member; the check is about something else. */
export async function fund(caller: ProviderCaller, member: TrialMember, amount: string): Promise<void> {
  const { state, word } = await transfer(caller, 'transfer-in', newOrder(caller, member, amount));
  must(state === 'confirmed', `transfer-in of ${amount} was answered ${word}`);
}

export async function mustHold(
  caller: ProviderCaller,
  member: TrialMember,
  amount: string,
  after: string,
): Promise<void> {
  const told = await caller.ask('balance', member);
  must(told.status === 'OK', `balance was answered ${told.status}`);
  must(told.amount === amount, `after ${after} the balance is ${told.amount}, and should be ${amount}`);
}
