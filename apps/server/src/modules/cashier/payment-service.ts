/** `draining`: opens nothing new; `paused`: nor does anybody expect it to answer; `off`: it is not offered. */
export type ServiceState = 'active' | 'draining' | 'paused' | 'off';

/** How a payment service is reached. The secret never leaves the server. */
export interface PaymentService {
  readonly pspId: string;
  /** The folder of `adapters/` that speaks its API. */
  readonly adapter: string;
  readonly baseUrl: string;
  /** Where it reaches this installation; its own path is added. */
  readonly messageUrl: string;
  readonly operatorId: string;
  readonly keyId: string;
  readonly secret: string;
  readonly state: ServiceState;
}

export function messagePath(pspId: string): string {
  return `/payment/v1/message/${pspId}`;
}
