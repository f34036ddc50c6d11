import type { Currency } from '@halls/contract';
import type { Maintenance } from '@halls/contract/launch';
import type { Discount } from '@halls/contract/discount';
import type { Bulletin } from '@halls/contract/content';
import type { DoubleValidation } from '@halls/contract/session';
import type { LaunchMode, LaunchTarget } from '#app/game-session/launch.ts';

type Nothing = Record<never, never>;

/** Every dialog of the site by name, with what it is opened with. `shell/dialog-modules.ts` has the code of each. */
export interface DialogMap {
  agreement: Nothing;
  'bind-account': Nothing;
  bulletins: { bulletins: readonly Bulletin[] };
  'change-password': Nothing;
  'forgotten-password': { account?: string };
  discounts: { discounts: readonly Discount[]; timezone: string };
  'demo-games': { hallId: number; providerId: string; providerName: string; house: string };
  'demo-halls': { hallId?: number };
  'double-validation': { first: DoubleValidation };
  halls: Nothing;
  language: Nothing;
  'log-out': Nothing;
  'logged-in-elsewhere': Nothing;
  login: { reason?: string; account?: string };
  'login-required': { target: LaunchTarget };
  /** Of a game, a provider, or all play. */
  maintenance: {
    name: string;
    startAt: string | null;
    endAt: string | null;
    stopped: NonNullable<Maintenance['stopped']> | null;
  };
  'member-transfer': { transferToken: string };
  news: Nothing;
  'play-game': Nothing;
  'popup-blocked': { target: LaunchTarget; mode: LaunchMode };
  'red-envelope': {
    envelopeId: number;
    title: string;
    cash: string;
    currency: Currency;
    /** Of the cash, in valid turnover. */
    turnoverPercent: number;
  };
  register: Nothing;
  'reset-password': { account: string; token: string };
  'stop-game': { target: LaunchTarget };
  tracking: Nothing;
  'unknown-device': Nothing;
  wallet: Nothing;
}

/** What every dialog is given beside its own properties. */
export type DialogContentProps<Name extends keyof DialogMap> = DialogMap[Name] & { onClose: () => void };
