import type { StudioModule } from '#platform/studio-module.ts';
import type { FeedAdapter } from './feed/feed-adapter.ts';
import { beginAnew, receiveMessage, sweepMessages, watchProducers } from './feed/receive-message.ts';
import { sweepSimMatches } from './feed/sandbox/sweep-sim-matches.ts';
import { sweepMatches } from './market/sweep-matches.ts';
import { decideCashOuts } from './settlement/cash-out.ts';
import { settleDue } from './settlement/settle-ticket.ts';
import type { SportsParts } from './sports-parts.ts';
import { decideTickets } from './ticket/decide-ticket.ts';

/** Without a feed there are no matches, and what is open stays as it is. */
export function createSports(parts: SportsParts, feed: FeedAdapter | null): StudioModule {
  return {
    name: 'sports',
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
