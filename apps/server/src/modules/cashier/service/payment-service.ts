import type { serviceStates } from '@halls/contract/office';

export type ServiceState = (typeof serviceStates)[number];

/** How a payment service is reached. The secret never leaves the server. */
export interface PaymentService {
  readonly pspId: string;
  /** Another one whenever anything of it has changed. */
  readonly version: string;
  /** The folder of `adapters/` that speaks its API. */
  readonly adapter: string;
  readonly baseUrl: string;
  /** Where it reaches this installation; its own path is added. */
  readonly messageUrl: string;
  readonly operatorId: string;
  readonly keyId: string;
  readonly secret: string;
  /** Null where no key waits to take the place of the present one. Until it does, both are taken. */
  readonly nextKey: NextServiceKey | null;
  readonly state: ServiceState;
  /** Since when and why, where an operator has set it. */
  readonly stateAt: Date | null;
  readonly stateReason: string | null;
  /** Whom members pay by a transfer of their own; absent for services that are called. */
  readonly payee?: Payee;
}

/** The account that members transfer to. */
export interface Payee {
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
}

export interface NextServiceKey {
  readonly keyId: string;
  readonly secret: string;
  readonly from: Date;
  readonly isShown: boolean;
}

export function messagePath(pspId: string): string {
  return `/payment/v1/message/${pspId}`;
}
