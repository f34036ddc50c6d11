import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A test that failed, and all that it said of it in lines. */
export interface Failure {
  readonly name: string;
  readonly messages: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Counts the tests of vitest's JSON report; a file that fails without a failed test counts as one. */
export function countVitest(report: unknown): Counts | null {
  if (!report) return null;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles,
    skipped: numPendingTests + numTodoTests,
  };
}

/** What failed by vitest's JSON report; a file that fails without a failed test stands for itself. */
export function failuresOfVitest(report: unknown): Failure[] {
  return ((report as VitestReport | null)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return [{ name, messages: [message] }];
      return failed.map((test) => ({
        name: `${name} › ${test.fullName}`,
        messages: test.failureMessages ?? [],
      }));
    });
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly { readonly message?: string }[];
}

/** Counts the tests of Playwright's JSON report; a flaky one is a failed one. */
export function countPlaywright(report: unknown): Counts | null {
  if (!report) return null;
  const { stats, errors } = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** What failed by Playwright's JSON report, each soft expectation with its own words, and what failed beside tests. */
export function failuresOfPlaywright(report: unknown): Failure[] {
  if (!report) return [];
  const { suites, errors } = report as PlaywrightReport;
  const beside = errors.map(({ message }) => ({ name: 'beside the tests', messages: [message ?? ''] }));
  return [...suites.flatMap(failuresOfSuite), ...beside];
}

function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file} › ${title}`,
        messages: results.flatMap((result) => result.errors.map(({ message }) => message ?? '')),
      })),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

const linesOfMessage = 40;
const charactersOfLine = 300;

/** As they stand at the end of a run, where whoever keeps only its last lines still has them. */
export function writeFailures(failures: readonly Failure[]): string {
  return failures
    .flatMap(({ name, messages }) => [
      `failed  ${name}`,
      ...messages.flatMap((message) => linesOf(message).map((line) => `        ${line}`)),
    ])
    .join('\n');
}

function linesOf(message: string): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.slice(0, charactersOfLine));
  const left = lines.length - linesOfMessage;
  return left > 0 ? [...lines.slice(0, linesOfMessage), `… ${left} lines more`] : lines;
}
