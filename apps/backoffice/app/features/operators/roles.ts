import type { OfficeCalls } from '@halls/contract/office';

export type Role = OfficeCalls['/role/list']['data']['list'][number]['role'];

/** The roles in the order in which they are offered. The compiler sees to it that none is missing. */
export const roles = Object.keys({
  support: 0,
  maker: 0,
  checker: 0,
  risk: 0,
  trader: 0,
  kyc: 0,
  promotions: 0,
  editor: 0,
  publisher: 0,
  agents: 0,
  finance: 0,
  compliance: 0,
  auditor: 0,
  administrator: 0,
} satisfies Record<Role, 0>) as Role[];
