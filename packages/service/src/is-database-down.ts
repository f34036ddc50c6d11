import { OverloadedError } from './batcher.ts';

/** Whether a failure says that the database can't be asked at the moment, which is nobody's fault here. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof OverloadedError) return true;
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  // 57: it ends, or took too long; 53: out of connections, memory or disk; 08: connection trouble; 25006: read only
  return (
    /^(57|53|08|25006|ECONN|EPIPE|ENOTFOUND)/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(message)
  );
}
