import type { RedEnvelope } from '@halls/contract/activity';
import { toasts } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { reads } from '#app/api/reads.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { envelopeRead } from './envelope-read.ts';

/** Claims it and opens what was in it, also where only the answer of an earlier claim was lost; else says why not. */
export async function claimEnvelope(envelope: RedEnvelope): Promise<void> {
  const { id, title, currency, turnover_percent: turnoverPercent } = envelope;
  const result = await api.call('/arks/web/activity/red_envelope', { id });
  const cash = cashIn(result.data);
  if (cash !== null) dialogs.open('red-envelope', { envelopeId: id, title, cash, currency, turnoverPercent });
  else if (!result.ok && !result.aborted) toasts.show('error', result.message);
  await reads.again(envelopeRead);
}

function cashIn(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'cash' in data ? String(data.cash) : null;
}
