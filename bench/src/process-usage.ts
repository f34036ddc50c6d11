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
