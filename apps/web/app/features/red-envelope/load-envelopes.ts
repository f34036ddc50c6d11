import { data } from 'react-router';
import type { ListedRedEnvelope, RedEnvelopeProof } from '@halls/contract/activity';
import type { LoaderApi } from '#app/page/loader-api.ts';

export interface EnvelopeList {
  kind: 'list';
  envelopes: ListedRedEnvelope[];
  timezone: string;
}

export interface EnvelopePage {
  kind: 'one';
  envelope: RedEnvelopeProof;
}

export async function loadEnvelopes(api: LoaderApi): Promise<EnvelopeList> {
  const { list, timezone } = await api.read('/arks/web/activity/red_envelope_list', {});
  return { kind: 'list', envelopes: list, timezone };
}

export async function loadEnvelope(api: LoaderApi, id: string): Promise<EnvelopePage> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data('missing', { status: 404 });
  return {
    kind: 'one',
    envelope: await api.read('/arks/web/activity/red_envelope_proof', { id: Number(id) }),
  };
}
