import { pino, type DestinationStream, type Logger } from 'pino';

/** What PostgreSQL says beside an error: whole rows and the values of keys. */
const rowsInErrors = ['err.detail', 'err.where', 'err.internalQuery'];

/**
 * Lines of JSON, on standard output where nothing else is said, without anything that would let its reader act for a
 * member or know who they are.
 */
export function createLogger(level: string, to?: DestinationStream): Logger {
  const options = { level, base: null, redact: ['req.headers.authorization', ...rowsInErrors] };
  return to ? pino(options, to) : pino(options);
}
