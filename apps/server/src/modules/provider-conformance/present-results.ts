import type { CheckResult } from './conformance-check.ts';

const marks = { passed: 'pass', failed: 'FAIL', not_seen: '  - ' } as const;

/** A line for a check, with its reason below. */
export function presentResult({ name, outcome, reason }: CheckResult): string {
  return `${marks[outcome]}  ${name}${reason === null ? '' : `\n        ${reason}`}`;
}

export function presentSum(results: readonly CheckResult[]): string {
  const count = (wanted: CheckResult['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('not_seen')} not seen`;
}
