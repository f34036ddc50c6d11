import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromiumArgs } from '@halls/testkit';

const runTimeoutMs = 120_000;

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface LighthouseReport {
  readonly categories: Readonly<
    Partial<Record<Category, { score: number; auditRefs: readonly { id: string; weight: number }[] }>>
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        score: number | null;
        displayValue?: string;
        numericValue?: number;
        details?: { items?: readonly ReportItem[] };
      }
    >
  >;
}

/** Of the tables of some audits. */
interface ReportItem {
  readonly url?: string;
  readonly statusCode?: number;
  readonly node?: { readonly selector?: string };
}

export interface LighthouseRun {
  readonly chromium: string;
  /** For the report and for the browser's profile. */
  readonly folder: string;
  readonly categories: readonly Category[];
  readonly device: 'mobile' | 'desktop';
  /** Of a browser that runs already: the page finds what is stored in it, such as a session. */
  readonly port?: number;
}

/** One run with Lighthouse's own simulated device and network. */
export async function runLighthouse(url: string, run: LighthouseRun): Promise<LighthouseReport> {
  const output = join(run.folder, 'report.json');
  const program = fileURLToPath(new URL('../cli/index.js', import.meta.resolve('lighthouse')));
  const flags = ['--headless=new', ...chromiumArgs, `--user-data-dir=${join(run.folder, 'profile')}`];
  await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${run.categories.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
      ...(run.device === 'desktop' ? ['--preset=desktop'] : []),
      ...(run.port ? [`--port=${run.port}`, '--disable-storage-reset'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: run.chromium }, timeout: runTimeoutMs },
  );
  return JSON.parse(await readFile(output, 'utf8')) as LighthouseReport;
}

/** What costs points, such as `performance: largest-contentful-paint`. */
export function costsOf(report: LighthouseReport): string[] {
  return Object.entries(report.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
}
