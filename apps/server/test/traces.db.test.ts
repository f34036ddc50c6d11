import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOfficeWorld, type OfficeWorld } from './office-world.ts';
import { openCollector } from './trace-collector.ts';

let collector: Awaited<ReturnType<typeof openCollector>>;
let world: OfficeWorld;
beforeAll(async () => {
  collector = await openCollector();
  world = await createOfficeWorld({ settings: { traces: { url: collector.url, share: 1 } } });
});
afterAll(() => collector.close());

it('tells of a call with each statement that it ran, and of no value that it was given', async () => {
  await world.ask('/sign-in', { account: 'a-name-of-somebody', password: 'a-wrong-password' });
  await world.close();
  const [call] = collector.named('POST /api/sign-in');
  expect(call?.attributes['http.response.status_code']).toBe(200);
  const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(statements.map(({ name }) => name)).toContain('select');
  const texts = statements.map(({ attributes }) => String(attributes['db.query.text']));
  expect(texts.some((text) => text.includes('operator'))).toBe(true);
  expect(JSON.stringify(collector.spans)).not.toContain('a-name-of-somebody');
});
