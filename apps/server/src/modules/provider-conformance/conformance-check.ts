/** What a provider was seen to do, beside what the protocol wants of it. */
export class Deviation extends Error {
  override readonly name = 'Deviation';
}

/** One thing that a provider has to do. It throws a Deviation; what it could not look at it says. */
export interface ConformanceCheck<Subject> {
  readonly name: string;
  run(subject: Subject): Promise<void | NotSeen>;
}

export interface NotSeen {
  readonly notSeen: string;
}

export interface CheckResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not_seen';
  /** Null of what passed. */
  readonly reason: string | null;
}

export function must(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new Deviation(reason);
}

/** One after the other: a provider that breaks down at one is asked the next all the same. */
export async function runChecks<Subject>(
  subject: Subject,
  checks: readonly ConformanceCheck<Subject>[],
  onResult: (result: CheckResult) => void = () => {},
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const result = await runCheck(subject, check);
    results.push(result);
    onResult(result);
  }
  return results;
}

async function runCheck<Subject>(subject: Subject, check: ConformanceCheck<Subject>): Promise<CheckResult> {
  const { name } = check;
  try {
    const said = await check.run(subject);
    return said
      ? { name, outcome: 'not_seen', reason: said.notSeen }
      : { name, outcome: 'passed', reason: null };
  } catch (error) {
    if (!(error instanceof Deviation)) throw error;
    return { name, outcome: 'failed', reason: error.message };
  }
}

/** Looks again and again until it is so; the deviation where it does not come to be. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  options: { readonly withinMs: number; readonly otherwise: () => string },
): Promise<void> {
  if (!(await comesWithin(isSo, options.withinMs))) throw new Deviation(options.otherwise());
}

export async function comesWithin(
  isSo: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<boolean> {
  const deadlineMs = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadlineMs) return false;
    await new Promise((resume) => setTimeout(resume, pollMs));
  }
  return true;
}

const pollMs = 50;
