import { defineModule } from '#platform/module.ts';
import { settleDue } from './grant/grant.repo.ts';

/** Of each run. */
const mostSettled = 200;

/** What a site gives its members. */
export const promotionModule = defineModule({
  name: 'promotion',
  create: ({ sql, clock }) => ({
    jobs: [
      {
        name: 'settle-grants',
        everySeconds: 5,
        async run() {
          for (let settled = 0; settled < mostSettled; settled += 1)
            if (!(await settleDue(sql, clock()))) return;
        },
      },
    ],
  }),
});
