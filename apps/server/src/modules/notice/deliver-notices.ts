import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { SendOutcome } from './adapters/notice-adapter.ts';
import { openContent } from './notice-content.ts';
import { claimNotice, gatewayKey, listAbandoned, noteDecision, type ClaimedNotice } from './notice.repo.ts';
import { abandonedAfterMs, decideAfter } from './notice.rules.ts';
import { openGateway, type GatewayDeps, type OpenedGateway } from './open-gateway.ts';
import { writeMessage, type Sender } from './write-message.ts';

export interface DeliveryDeps extends GatewayDeps {
  readonly log: Pick<Logger, 'warn'>;
  readonly senderOf: (siteId: number) => Sender | undefined;
}

export interface Delivery {
  /**
   * Takes what is due by then, as much as there is room for, and hands it to the gateways; does not wait for them. Answers how
   * many it took.
   */
  take(dueBy: Date): Promise<number>;
  /** Decides what a process had in its hands that is gone. */
  settleAbandoned(): Promise<void>;
  /** Once nothing is in hand any more. */
  idle(): Promise<void>;
}

const inHandAtMost = 16;
/** One that does not answer must not hold up the others. */
const perGatewayAtMost = 4;
const abandonedAtOnce = 100;

/** Brings what is queued to the gateways. `onDone` is told whenever there is room again. */
export function createDelivery(deps: DeliveryDeps, onDone: () => void): Delivery {
  const inHand = new Map<Promise<void>, string>();

  function busyGateways(): string[] {
    const counts = new Map<string, number>();
    for (const gateway of inHand.values()) counts.set(gateway, (counts.get(gateway) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= perGatewayAtMost).map(([gateway]) => gateway);
  }

  function handOver(notice: ClaimedNotice): void {
    const work = deliver(deps, notice)
      .catch((err: unknown) => deps.log.warn({ err, notice: notice.notice_id }, 'a notice was left as it is'))
      .finally(() => {
        inHand.delete(work);
        onDone();
      });
    inHand.set(work, gatewayKey(notice.site_id, notice.channel));
  }

  return {
    async take(dueBy) {
      let taken = 0;
      while (inHand.size < inHandAtMost) {
        const notice = await claimNotice(deps.sql, { now: deps.clock(), dueBy, busy: busyGateways() });
        if (!notice) break;
        handOver(notice);
        taken += 1;
      }
      return taken;
    },
    async settleAbandoned() {
      const now = deps.clock();
      const before = new Date(now.getTime() - abandonedAfterMs);
      for (const notice of await listAbandoned(deps.sql, before, abandonedAtOnce)) {
        const gateway = await openGateway(deps, placeOf(notice));
        await note(deps, notice, gateway, { kind: 'unknown', why: 'the process that sent it is gone' });
      }
    },
    async idle() {
      while (inHand.size > 0) await Promise.all(inHand.keys());
    },
  };
}

async function deliver(deps: DeliveryDeps, notice: ClaimedNotice): Promise<void> {
  const gateway = await openGateway(deps, placeOf(notice));
  await note(deps, notice, gateway, await send(deps, notice, gateway));
}

async function send(deps: DeliveryDeps, notice: ClaimedNotice, gateway: OpenedGateway): Promise<SendOutcome> {
  const sender = deps.senderOf(notice.site_id);
  if (notice.expires_at <= deps.clock()) return { kind: 'refused', why: 'too late' };
  if (!sender) return { kind: 'failed', why: 'no such site' };
  if (gateway.kind === 'none') return { kind: 'failed', why: 'no gateway' };
  if (gateway.kind === 'broken') return { kind: 'failed', why: 'the settings of the gateway are wrong' };
  const { to, values } = openContent(deps.sealing, notice.cause, notice.content);
  const text = writeMessage({ ...notice, values }, sender);
  const { channel, currency } = notice;
  return gateway.adapter.send({ key: keyOf(notice.cause), channel, to, currency, ...text });
}

async function note(
  { sql, clock, log }: DeliveryDeps,
  notice: ClaimedNotice,
  gateway: OpenedGateway,
  outcome: SendOutcome,
): Promise<void> {
  const { notice_id: noticeId, tries, expires_at: expiresAt } = notice;
  const isIdempotent = gateway.kind === 'open' && gateway.adapter.isIdempotent;
  const decision = decideAfter(outcome, { tries, expiresAt, isIdempotent }, clock());
  if (outcome.kind !== 'sent') {
    const settings = gateway.kind === 'broken' ? gateway.why : undefined;
    log.warn(
      { ...placeOf(notice), notice: noticeId, tries, state: decision.state, why: outcome.why, settings },
      'a notice was not sent',
    );
  }
  await noteDecision(sql, { noticeId, tries }, decision, clock());
}

function placeOf({ site_id: siteId, channel }: ClaimedNotice) {
  return { siteId, channel };
}

/** What a gateway may know a message by: the same at each try, and it tells nothing. */
function keyOf(cause: string): string {
  return createHash('sha256').update(`notice:${cause}`).digest('hex').slice(0, 32);
}
