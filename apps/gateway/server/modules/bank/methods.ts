import { currencyCodes, formatMinor, type Currency } from '@halls/contract';
import type { Instruction } from '@halls/contract/psp';
import { encodePix, encodePromptPayBill, encodeUpiLink, encodeVietQr } from '@halls/payment-qr';

/** What an instruction is made for. */
export interface ToInstruct {
  readonly pspRef: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly expiresAt: Date;
  readonly gatewayUrl: string;
}

interface SandboxMethod {
  readonly method: string;
  readonly kind: Instruction['kind'];
  readonly currencies: readonly Currency[];
  /** Whether what came by it can be given back the way it came. */
  readonly canRefund: boolean;
  instruct(order: ToInstruct): Instruction;
}

const payee = 'Eight Halls Sandbox';

/** Made-up accounts at banks that there are. */
const accounts: Readonly<Record<Currency, readonly [bank: string, account: string]>> = {
  VND: ['Vietcombank', '1023456789'],
  RMB: ['中国工商银行', '6222021234567890123'],
  USD: ['JPMorgan Chase', '000123456789'],
  WON: ['KB국민은행', '12345678901234'],
  JPY: ['三菱UFJ銀行', '1234567'],
  THB: ['Kasikornbank', '0123456789'],
  INR: ['HDFC Bank', '50100123456789'],
  MMK: ['KBZ Bank', '99912345678901234'],
  BDT: ['BRAC Bank', '1501234567890001'],
  BRL: ['Itaú', '12345-6'],
};

/** The bank’s number at NAPAS. */
const vietcombank = '970436';
/** A made-up biller. */
const thaiBiller = '099400000000000';
const confirmations = 20;

/** All that the sandbox’s bank takes money by. */
export const sandboxMethods: readonly SandboxMethod[] = [
  {
    method: 'wallet_page',
    kind: 'redirect',
    currencies: currencyCodes,
    canRefund: true,
    instruct: ({ gatewayUrl, pspRef }) => ({ kind: 'redirect', url: `${gatewayUrl}/pay/${pspRef}` }),
  },
  {
    method: 'bank_transfer',
    kind: 'bank',
    currencies: currencyCodes,
    canRefund: true,
    instruct({ currency, pspRef }) {
      const [bank, account] = accounts[currency];
      const reference = referenceOf(pspRef);
      return { kind: 'bank', bank, account, holder: payee, reference, exact_amount: false };
    },
  },
  {
    method: 'vietqr',
    kind: 'qr',
    currencies: ['VND'],
    canRefund: true,
    instruct({ amountMinor, pspRef }) {
      const reference = referenceOf(pspRef);
      const [, account] = accounts.VND;
      const payload = encodeVietQr({ bankBin: vietcombank, account, amountMinor, reference });
      return { kind: 'qr', payload, reference, payee };
    },
  },
  {
    method: 'promptpay',
    kind: 'qr',
    currencies: ['THB'],
    canRefund: true,
    instruct({ amountMinor, pspRef }) {
      const reference = referenceOf(pspRef);
      const payload = encodePromptPayBill({ billerId: thaiBiller, reference1: reference, amountMinor });
      return { kind: 'qr', payload, reference, payee };
    },
  },
  {
    method: 'pix',
    kind: 'qr',
    currencies: ['BRL'],
    canRefund: true,
    instruct({ amountMinor, pspRef }) {
      const reference = referenceOf(pspRef);
      const receiver = { key: 'pix@sandbox.example', receiver: payee, city: 'Sao Paulo' };
      const payload = encodePix({ ...receiver, amountMinor, transactionId: reference });
      return { kind: 'qr', payload, reference, payee };
    },
  },
  {
    method: 'upi',
    kind: 'app',
    currencies: ['INR'],
    canRefund: true,
    instruct({ amountMinor, pspRef }) {
      const to = { payeeAddress: 'sandbox@example', payeeName: payee };
      return { kind: 'app', link: encodeUpiLink({ ...to, amountMinor, reference: referenceOf(pspRef) }) };
    },
  },
  {
    method: 'usdt_trc20',
    kind: 'crypto',
    currencies: ['USD'],
    canRefund: false,
    instruct: ({ currency, amountMinor, pspRef, expiresAt }) => ({
      kind: 'crypto',
      network: 'TRC20',
      // of a made-up chain: nothing can be sent there
      address: `SANDBOX${pspRef}`,
      memo: null,
      asset: 'USDT',
      amount: formatMinor(amountMinor, currency),
      rate: '1.00',
      rate_until: expiresAt.toISOString(),
      confirmations,
    }),
  },
];

export function findMethod(method: string, currency: Currency): SandboxMethod | null {
  return sandboxMethods.find((each) => each.method === method && each.currencies.includes(currency)) ?? null;
}

/** What a payer can type: short, and of letters and digits that a bank lets through. */
function referenceOf(pspRef: string): string {
  return `EH${pspRef.slice(-8)}`;
}
