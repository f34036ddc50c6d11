import type { Currency } from '@halls/contract';

/** What a sample member has in its wallet at first, in minor units. */
export const sampleFundsMinor: Readonly<Record<Currency, bigint>> = {
  VND: 20_000_000n,
  RMB: 600_000n,
  USD: 100_000n,
  WON: 1_000_000n,
  JPY: 120_000n,
  THB: 3_000_000n,
  INR: 8_000_000n,
  MMK: 200_000_000n,
  BDT: 10_000_000n,
  BRL: 500_000n,
};

/** Members of load tools play for hours. */
export const loadFundsFactor = 500n;

export interface SampleMember {
  readonly account: string;
  readonly password: string;
  readonly name: string;
  readonly agent: { readonly level: number } | null;
  /** Account of the agent above. */
  readonly under: string | null;
  readonly fundsFactor: bigint;
}

export const withdrawPassword = '1234';

const ordinary = { password: 'demo1234', agent: null, under: null, fundsFactor: 1n };

/** On every sample site, in an order in which an agent comes before its downline. */
export const sampleMembers: readonly SampleMember[] = [
  ...numbered('demo', 2, 5).map((account) => ({ ...ordinary, account, name: `Demo${account.slice(4)}` })),
  { ...ordinary, account: 'agent01', password: 'agent1234', name: 'Agent01', agent: { level: 1 } },
  {
    ...ordinary,
    account: 'agent02',
    password: 'agent1234',
    name: 'Agent02',
    agent: { level: 2 },
    under: 'agent01',
  },
  ...numbered('down', 2, 4).map((account) => ({
    ...ordinary,
    account,
    name: `Down${account.slice(4)}`,
    under: 'agent01',
  })),
  ...numbered('deep', 2, 2).map((account) => ({
    ...ordinary,
    account,
    name: `Deep${account.slice(4)}`,
    under: 'agent02',
  })),
];

/** On site 1, for load tools. */
export const loadMembers: readonly SampleMember[] = numbered('load', 3, 200).map((account) => ({
  ...ordinary,
  account,
  name: `Load${account.slice(4)}`,
  fundsFactor: loadFundsFactor,
}));

function numbered(prefix: string, digits: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(digits, '0')}`);
}
