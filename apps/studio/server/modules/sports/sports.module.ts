import { limitRequests } from '@halls/service';
import type { StudioModule } from '#platform/studio-module.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import type { FeedAdapter } from './feed/feed-adapter.ts';
import { beginAnew, receiveMessage, sweepMessages, watchProducers } from './feed/receive-message.ts';
import { sweepSimMatches } from './feed/sandbox/sweep-sim-matches.ts';
import { sweepMatches } from './market/sweep-matches.ts';
import { decideCashOuts } from './settlement/cash-out.ts';
import { settleDue } from './settlement/settle-ticket.ts';
import type { SportsParts } from './sports-parts.ts';
import type { SportsBoard } from './market/sports-board.ts';
import { SportsStream } from './stream/sports-stream.ts';
import { sportsStreamRoutes } from './stream/sports-stream.routes.ts';
import { decideTickets } from './ticket/decide-ticket.ts';

const mostWatchers = 10_000;
const watchersPerAddress = 50;
/** Of one address; a page comes back after each pause of its connection. */
const watchersPerMinute = 300;

/** Without a feed there are no matches, and what is open stays as it is. */
export function createSports(
  parts: SportsParts & Pick<StudioPlatform, 'rateLimits'>,
  feed: FeedAdapter | null,
  board: SportsBoard,
): StudioModule {
  const stream = new SportsStream({ ...parts, board });
  const { rateLimits } = parts;
  return {
    name: 'sports',
    routes: async (http) => {
      if (rateLimits) await limitRequests(http, { perMinute: watchersPerMinute });
      sportsStreamRoutes(http, stream, {
        all: mostWatchers,
        perAddress: rateLimits ? watchersPerAddress : mostWatchers,
      });
    },
    letGo: () => stream.watchers.letGo(),
    jobs: feed
      ? [
          {
            name: 'studio-sports-feed',
            everySeconds: 0.25,
            takeOver: () => beginAnew(parts),
            async run() {
              await watchProducers(parts, feed);
              await feed.pump((message) => receiveMessage(parts, message));
            },
          },
          {
            name: 'studio-sports-tickets',
            everySeconds: 0.25,
            async run() {
              await decideTickets(parts);
              await decideCashOuts(parts);
            },
          },
          { name: 'studio-sports-settle', everySeconds: 0.25, run: () => settleDue(parts) },
          {
            name: 'studio-sports-sweep',
            everySeconds: 300,
            async run() {
              await sweepMessages(parts);
              await sweepMatches(parts);
              await sweepSimMatches(parts);
            },
          },
        ]
      : [],
  };
}
