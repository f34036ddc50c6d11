import { randomUUID } from 'node:crypto';
import { fbTracking } from '@halls/contract/tracking';
import { implement } from '#platform/call.ts';
import { defineModule } from '#platform/module.ts';
import { fail, succeed } from '#platform/result.ts';
import { deliverEvents } from './deliver-events.ts';
import { deleteEventsBefore, hasPixel, insertEvent, pixelToken } from './tracking.repo.ts';
import { sourceOf, userDataOf, type TrackedEvent } from './tracking.rules.ts';

/** As long as the receiver knows an event by its key. */
const keptMs = 7 * 24 * 60 * 60_000;

export interface Tracking {
  /** Sends what is due, for those who cannot wait for the job. */
  deliver(): Promise<void>;
}

export const trackingModule = defineModule<Tracking>({
  name: 'tracking',
  async create({ sql, sealing, clock, log }) {
    const seal = () => pixelToken.sealRows({ sql, sealing });
    const deliver = () => deliverEvents({ sql, sealing, clock, log });
    await seal();
    return {
      face: {
        async deliver() {
          while ((await deliver()) > 0);
        },
      },
      routes: [
        implement(fbTracking, async (input, call) => {
          const { siteId } = call.site;
          if (!(await hasPixel(sql, siteId))) return fail(101);
          const source = sourceOf(input.event_source_url, call.siteOrigin);
          const event: TrackedEvent = {
            event_name: input.event,
            event_time: Math.floor(call.now.getTime() / 1_000),
            event_id: input.event_id ?? randomUUID(),
            action_source: 'website',
            ...(source && { event_source_url: source }),
            user_data: userDataOf(input.userData, call.userAgent),
            custom_data: input.customData ?? {},
          };
          const content = JSON.stringify(event);
          await insertEvent(sql, { siteId, key: event.event_id, content, now: call.now });
          return succeed(null);
        }),
      ],
      jobs: [
        { name: 'deliver-tracking-events', everySeconds: 2, run: async () => void (await deliver()) },
        { name: 'seal-pixel-tokens', everySeconds: 60, run: seal },
        {
          name: 'sweep-tracking-events',
          everySeconds: 3_600,
          run: () => deleteEventsBefore(sql, new Date(clock().getTime() - keptMs)),
        },
      ],
    };
  },
});
