import type { ReactNode } from 'react';

/** What both ways are given. */
export interface WayFormProps {
  /** As it was typed at the login. */
  account: string;
  onProved: (proof: { account: string; token: string }) => void;
  aside: ReactNode;
}
