import pg from 'pg';
import { runCrowd, sayBegun } from './crowd-process.ts';
import { drawCaptchas } from './draw-captchas.ts';

// Logins, so many at once, and again when all are answered, each with a captcha that was drawn before:
// `node login-bursts.ts <server url> <database url> <how many> <first name of an account>`.
const [url = '', databaseUrl = '', atOnce = '1', name = ''] = process.argv.slice(2);
const drawn = 6_000;

const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
const captchas = await drawCaptchas({ database }, { count: drawn });
await database.end();

await runCrowd(async ({ isStopping, count }) => {
  sayBegun();
  while (!isStopping() && captchas.length >= Number(atOnce)) {
    const burst = Array.from({ length: Number(atOnce) }, async (_, index) => {
      const response = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: `${name}${index + 1}`, password: 'demo1234', ...captchas.pop() }),
      });
      count(((await response.json()) as { code: number }).code);
    });
    await Promise.all(burst);
  }
});
