// Starts PostgreSQL in the directory given, tells its process id and waits to be killed.
import { startPostgres } from '@halls/postgres';

const postgres = await startPostgres({ dataDir: process.argv[2] ?? '' });
process.stdout.write(`${postgres.pid}\n`);
setInterval(() => {}, 60_000);
