import type { Logger } from 'pino';
import type { Clock, Sealing } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { sendEvent } from './send-event.ts';
import { closeEvent, readPixel, takeDue, type DueEvent } from './tracking.repo.ts';
import { isGivenUp } from './tracking.rules.ts';

export interface DeliveryDeps {
  readonly sql: Sql;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/** Sends what is due; answers how many events that were. */
export async function deliverEvents(deps: DeliveryDeps): Promise<number> {
  const due = await takeDue(deps.sql, deps.clock());
  await Promise.all(due.map((event) => deliver(deps, event)));
  return due.length;
}

async function deliver({ sql, sealing, clock, log }: DeliveryDeps, event: DueEvent): Promise<void> {
  const { id, siteId, content, createdAt } = event;
  // a pixel that was taken away meanwhile takes its events along
  const pixel = await readPixel({ sql, sealing }, siteId);
  const outcome = pixel ? await sendEvent(pixel, content) : 'refused';
  if (outcome === 'sent') return closeEvent(sql, id, 'sent');
  log.warn({ siteId, event: id, outcome }, 'an advertising event was not taken');
  if (outcome === 'refused' || isGivenUp(createdAt, clock())) await closeEvent(sql, id, 'failed');
}
