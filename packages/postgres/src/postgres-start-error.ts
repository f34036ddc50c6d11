/** PostgreSQL could not be started; the message is one line meant for the person who started it. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
}
