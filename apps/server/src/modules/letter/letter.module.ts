import { defineModule } from '#platform/module.ts';
import { letterRoutes } from './letter.routes.ts';

/** Letters to members: listed, read, deleted. */
export const letterModule = defineModule({
  name: 'letter',
  create: ({ sql }) => ({ routes: letterRoutes(sql) }),
});
