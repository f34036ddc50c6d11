/** The roles that operators are given. What each may is in the database. */
export const roles = [
  'support',
  'maker',
  'checker',
  'risk',
  'trader',
  'kyc',
  'promotions',
  'editor',
  'publisher',
  'agents',
  'finance',
  'compliance',
  'auditor',
  'administrator',
] as const;

export type Role = (typeof roles)[number];
