import type { PaymentAnswer, PaymentRequest } from '@halls/contract/psp';
import { balanceBefore, listLines, type StatementLine } from '#modules/bank';
import type { GatewayPlatform } from '#platform/gateway-platform.ts';

const pageSize = 200;
const dayMs = 24 * 60 * 60_000;

/** What came in and went out on a day, a page at a time. */
export async function writeStatement(
  { sql }: Pick<GatewayPlatform, 'sql'>,
  request: PaymentRequest<'statement'>,
): Promise<PaymentAnswer<'statement'>> {
  const { operator_id: operatorId, currency, day, cursor } = request;
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + dayMs);
  const afterId = /^\d{1,15}$/.test(cursor) ? Number(cursor) : 0;
  const [opening, closing, lines] = await Promise.all([
    balanceBefore(sql, { operatorId, currency, before: from }),
    balanceBefore(sql, { operatorId, currency, before: to }),
    listLines(sql, { operatorId, currency, from, to, afterId, limit: pageSize }),
  ]);
  return {
    request_id: request.request_id,
    opening: opening.toString(),
    closing: closing.toString(),
    lines: lines.map((line) => ({
      line_id: line.paymentRef,
      at: line.paidAt.toISOString(),
      kind: kindOf(line),
      order_id: line.orderId,
      psp_ref: line.pspRef,
      amount: line.amountMinor.toString(),
    })),
    next_cursor: lines.length < pageSize ? '' : String(lines.at(-1)?.paymentId ?? ''),
  };
}

function kindOf({
  kind,
  movedAs,
  amountMinor,
}: StatementLine): PaymentAnswer<'statement'>['lines'][number]['kind'] {
  if (kind === 'refund') return 'refund';
  if (kind === 'payout') return amountMinor > 0n ? 'payout_returned' : 'payout';
  return movedAs === 'payment' ? 'deposit' : movedAs === 'won_back' ? 'reversal_won_back' : 'reversal';
}
