import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** CPU time that a process has used so far, in milliseconds; null where the system has no /proc. */
export function readCpuMs(pid: number): number | null {
  const stat = readProc(pid, 'stat');
  // fields are counted after the name, which may hold anything
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond : null;
}

/** Resident memory of a process in megabytes of a million bytes; null where the system has no /proc. */
export function readResidentMb(pid: number): number | null {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readProc(pid, 'status') ?? '')?.[1];
  return kibibytes === undefined ? null : (Number(kibibytes) * 1024) / 1_000_000;
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

/** As `readCpuMs`, of a process and its children, those that have ended included. */
export function readTreeCpuMs(pid: number): number | null {
  const own = readProc(pid, 'stat');
  if (own === null) return null;
  const ticks = (stat: string, to: number) =>
    stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, to)
      .reduce((sum, field) => sum + Number(field), 0);
  const children = listChildren(pid).map((child) => ticks(readProc(child, 'stat') ?? '', 13));
  return ([ticks(own, 15), ...children].reduce((sum, one) => sum + one, 0) * 1000) / ticksPerSecond;
}

/** Of a process and its children in megabytes, what they share counted once; null where the system does not say. */
export function readTreeMemoryMb(pid: number): number | null {
  const kibibytes = [pid, ...listChildren(pid)].map((one) =>
    Number(/^Pss:\s+(\d+) kB$/m.exec(readProc(one, 'smaps_rollup') ?? '')?.[1]),
  );
  const sum = kibibytes.reduce((total, one) => total + (one || 0), 0);
  return sum === 0 ? null : (sum * 1024) / 1_000_000;
}

function listChildren(pid: number): number[] {
  return (readProc(pid, `task/${pid}/children`) ?? '').trim().split(' ').filter(Boolean).map(Number);
}
