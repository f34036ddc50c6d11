import { z } from 'zod';
import type { CodeTable } from '../core/endpoint.ts';
import { say, wireText } from '../core/wire.ts';

/** What is asked for wherever money or its account is at stake. */
export const withdrawPasswordSchema = wireText(z.string().regex(/^\d{4}$/, say('signup.err_withdraw_psw')));

export const withdrawPasswordCodes = {
  101: 'withdraw_password_wrong',
  102: 'withdraw_password_frozen',
  103: 'withdraw_password_missing',
} as const satisfies CodeTable;
