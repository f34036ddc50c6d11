import { commonCodes } from '@halls/contract';
import { BusyError } from '#platform/busy-error.ts';
import { fail, type Outcome } from '#platform/result.ts';

/** Runs what answers a call, whose input and call are those of its endpoint. */
export async function runHandler(
  handle: (input: never, call: never) => Promise<Outcome<unknown, number>>,
  input: unknown,
  call: object,
): Promise<Outcome<unknown, number>> {
  try {
    return await (handle as (input: unknown, call: object) => Promise<Outcome<unknown, number>>)(input, call);
  } catch (error) {
    if (error instanceof BusyError) return fail(commonCodes.unavailable);
    throw error;
  }
}
