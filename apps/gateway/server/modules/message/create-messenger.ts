import { Agent } from 'undici';
import type { PaymentMessage } from '@halls/contract/psp';
import {
  depositWord,
  findByRef,
  newRef,
  payoutWord,
  refundWord,
  readMood,
  type BankOrder,
  type OnChange,
  type Payment,
} from '#modules/bank';
import type { GatewayPlatform } from '#platform/gateway-platform.ts';
import {
  claimNext,
  insertMessage,
  listOfOrder,
  noteAnswer,
  releaseHeld,
  type StoredMessage,
} from './message.repo.ts';
import type { Defect } from './defects.ts';
import { sendMessage } from './send-message.ts';

export interface Messenger {
  /** Writes down what the operator is to be told, in the transaction in which it happened. */
  readonly tell: OnChange;
  /** Sends what is due, for those who cannot wait for the job. */
  sendDue(): Promise<void>;
  /** Sends the last message about an order once more, as it was or with a defect; false when there was none. */
  sendAgain(pspRef: string, defect: Defect | null): Promise<boolean>;
  /** Lets go what is held. */
  release(isReversed: boolean): Promise<void>;
  close(): Promise<void>;
}

/** What is left comes with the next run. */
const mostAtOnce = 50;
const leaseMs = 15_000;
const firstPauseMs = 1_000;
const longestPauseMs = 5 * 60_000;
const mostTries = 30;

/** Tells operators what became of their orders until they have taken it. */
export function createMessenger({ sql, clock, key, log }: GatewayPlatform): Messenger {
  const dispatcher = new Agent({ connections: 16, keepAliveTimeout: 10_000 });
  let turn: Promise<void> = Promise.resolve();

  async function send(message: StoredMessage): Promise<void> {
    const order = await findByRef(sql, message.pspRef);
    if (!order) return;
    const answer = await sendMessage(message, { url: order.messageUrl, key, now: clock(), dispatcher });
    const isTaken = typeof answer === 'number' && answer < 300;
    // what is sent with a defect is sent once, whatever is said to it
    const isOver = message.defect !== null || message.tries >= mostTries;
    if (!isTaken && !isOver) log.warn({ answer, messageId: message.messageId }, 'a message was not taken');
    const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(message.tries, 20), longestPauseMs);
    await noteAnswer(sql, message.messageNumber, {
      state: isTaken ? 'taken' : isOver ? 'given_up' : 'waiting',
      dueAt: new Date(clock().getTime() + pauseMs),
      answer: String(answer),
    });
  }

  async function sendAllDue(): Promise<void> {
    const now = clock();
    for (let sent = 0; sent < mostAtOnce; sent += 1) {
      const message = await claimNext(sql, { now, until: new Date(clock().getTime() + leaseMs) });
      if (!message) return;
      await send(message);
    }
  }

  return {
    async tell(transaction, { order, payments }) {
      const messageId = newRef('M');
      const body = JSON.stringify(messageOf(messageId, order, payments, clock()));
      const { holdsMessages: isHeld } = await readMood(transaction);
      const { pspRef } = order;
      await insertMessage(transaction, { messageId, pspRef, body, defect: null, isHeld, now: clock() });
    },
    sendDue() {
      // whoever comes while others send waits for what those have in hand, too; their failure is their own
      turn = turn.catch(() => {}).then(sendAllDue);
      return turn;
    },
    async sendAgain(pspRef, defect) {
      const last = (await listOfOrder(sql, pspRef)).findLast((message) => message.defect === null);
      if (!last) return false;
      await insertMessage(sql, { ...last, defect, isHeld: false, now: clock() });
      return true;
    },
    release: (isReversed) => releaseHeld(sql, { now: clock(), isReversed }),
    close: () => dispatcher.close(),
  };
}

function messageOf(
  messageId: string,
  order: BankOrder,
  payments: readonly Payment[],
  now: Date,
): PaymentMessage {
  const { kind, orderId, attempt } = order;
  if (kind === 'refund' && order.of) {
    const { orderId: order_id } = order.of;
    return { kind, message_id: messageId, order_id, refund_id: orderId, word: refundWord(order, payments) };
  }
  const message = { message_id: messageId, order_id: orderId };
  return kind === 'deposit'
    ? { kind, ...message, word: depositWord(order, payments, now) }
    : { kind: 'payout', ...message, attempt, word: payoutWord(order, payments) };
}
