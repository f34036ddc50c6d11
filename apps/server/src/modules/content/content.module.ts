import { defineModule } from '#platform/module.ts';
import { contentRoutes } from './content.routes.ts';

/** Banners, marquee and bulletins of a site. */
export const contentModule = defineModule({
  name: 'content',
  create: ({ sql }) => ({ routes: contentRoutes(sql) }),
});
