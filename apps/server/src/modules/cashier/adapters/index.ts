import type { PaymentAdapter } from '../service/payment-adapter.ts';
import { createManualTransfer } from './manual-transfer/create-manual-transfer.ts';
import { createSignedHttp, type SignedHttpTools } from './signed-http/create-signed-http.ts';

/** By the name that a service's row has. */
export const adapterMakers: Readonly<Record<string, (tools: SignedHttpTools) => PaymentAdapter>> = {
  'signed-http': createSignedHttp,
  'manual-transfer': createManualTransfer,
};
