import { rmSync } from 'node:fs';
import { makeRunFolder, queryProduct, startProduct } from '@halls/testkit';

/**
 * Starts the whole product on free ports with data of its own, as `npm start` does. `SITE_URL` set
 * beforehand runs the tests against that address instead.
 */
export default async function startProductForTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined;
  const dataDir = makeRunFolder('e2e');
  const product = await startProduct({ dataDir, env: { RATE_LIMITS: 'off' } });
  process.env.SITE_URL = product.url;
  process.env.SITE_DATA_DIR = product.dataDir;
  process.env.OFFICE_URL = product.officeUrl;
  process.env.BANK_URL = product.gatewayUrl;
  process.env.STUDIO_ORIGIN = `http://127.0.0.1:${product.studioPort}`;
  // run out, so that none pops up before what a test is about; they are still among what was published
  await queryProduct(product.dataDir, 'update app.bulletin set end_at = clock_timestamp()', []);
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
