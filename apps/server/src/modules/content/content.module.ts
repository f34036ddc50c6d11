import { defineModule } from '#platform/module.ts';
import { contentRoutes } from './content.routes.ts';

/** Banners, marquee, bulletins and the jackpot of a site. */
export const contentModule = defineModule({
  name: 'content',
  create: ({ sql }) => ({ routes: contentRoutes(sql) }),
});
