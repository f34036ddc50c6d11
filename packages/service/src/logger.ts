import { pino, type Logger } from 'pino';

/** Lines of JSON on standard output, without anything that would let its reader act for a member. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, redact: ['req.headers.authorization'] });
}
