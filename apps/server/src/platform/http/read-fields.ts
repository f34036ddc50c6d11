import type { z } from 'zod';
import { fieldErrorsOf } from '@halls/contract';

/** Names each field that `body` got wrong, with a message a person can act on. */
export function readFields(error: z.ZodError, body: unknown, say: (key: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldErrorsOf(error, body)).map(([name, key]) => [name, say(key)]));
}
