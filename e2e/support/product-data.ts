import { queryProduct } from '@halls/testkit';

/** What an operator would change, changed by hand in the product's database. */
export function changeProduct<Row extends Record<string, unknown>>(
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const dataDir = process.env.SITE_DATA_DIR;
  if (!dataDir) throw new Error('the set-up says nothing of where the product keeps its data');
  return queryProduct<Row>(dataDir, text, values);
}
