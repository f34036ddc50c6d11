import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Figure, type Report, isFigure } from './measurement.ts';

const folder = join(import.meta.dirname, '..', 'results');

/** Writes `results/latest.md` and `results/latest.json`; answers their paths. */
export async function writeReport(report: Report): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const files = {
    'latest.md': renderMarkdown(report),
    'latest.json': `${JSON.stringify(report, null, 2)}\n`,
  };
  return Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      await writeFile(join(folder, name), text);
      return join(folder, name);
    }),
  );
}

export function renderMarkdown({ startedAt, machine, results }: Report): string {
  const rows = results.map((result) =>
    isFigure(result)
      ? [
          result.name,
          `**${result.ratio.toFixed(2)}**`,
          describeTarget(result),
          `${round(result.value)} ${result.unit}`,
          `${round(result.beside)} ${result.unit} (${result.besideName})`,
          describeDetails(result),
        ]
      : [result.name, 'not measured', '', result.skipped, '', ''],
  );
  const header = ['figure', 'ratio', 'target', 'measured', 'beside', 'details'];
  return [
    `Measured ${startedAt} on ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB,`,
    `Node ${machine.node}, PostgreSQL ${machine.postgres}. Only the ratios compare across machines.`,
    '',
    ...[header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
}

/** Whether the figure reaches what it has to; true where nothing is asked. */
export function reachesTarget({ target, ratio, value }: Figure): boolean {
  const reached = target?.of === 'value' ? value : ratio;
  return reached >= (target?.atLeast ?? -Infinity) && reached <= (target?.atMost ?? Infinity);
}

function describeTarget(figure: Figure): string {
  const { target, unit } = figure;
  if (!target) return '';
  const suffix = target.of === 'value' ? ` ${unit}` : '';
  const asked = target.atLeast === undefined ? `≤ ${target.atMost}${suffix}` : `≥ ${target.atLeast}${suffix}`;
  return `${asked} ${reachesTarget(figure) ? 'reached' : 'missed'}`;
}

function describeDetails({ details = {} }: Figure): string {
  return Object.entries(details)
    .map(([name, value]) => `${name} ${round(value)}`)
    .join(', ');
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toString() : value.toPrecision(3);
}
