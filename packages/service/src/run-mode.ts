export type RunMode = 'sandbox' | 'production';

/**
 * Which of the two `NODE_ENV` says; null when it says neither. The words are taken as they stand: whoever writes
 * `prod` means production, and must not get a sandbox.
 */
export function readRunMode(value: string): RunMode | null {
  return value === 'sandbox' || value === 'production' ? value : null;
}

/** The one line for whoever wrote something else. */
export function describeWrongMode(value: string | undefined): string {
  return value
    ? `NODE_ENV must be "sandbox" or "production", not ${JSON.stringify(value)}`
    : 'NODE_ENV is missing; it must be "sandbox" or "production"';
}
