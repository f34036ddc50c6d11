import { expect, it } from 'vitest';
import { hallIds } from '@halls/contract';
import { leadsNowhere, pageAddress } from '@halls/contract/page';
import { createRoutes } from './routes.ts';

it('are all known to the server by their paths', () => {
  const paths = createRoutes().flatMap(({ children = [] }) => children.map(({ path = '' }) => `/${path}`));
  const known = paths
    .filter((path) => path !== '/*')
    .map((path) =>
      path
        .replace(':hallId', String(hallIds[0]))
        .replace(':articleId', '1')
        .replace(/\/:\w+\?$/, ''),
    );
  expect(known.length).toBeGreaterThan(5);
  for (const path of known)
    expect([path, leadsNowhere(pageAddress(`http://halls.example${path}`))]).toEqual([path, false]);
});
