import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlTransaction } from '#platform/database.ts';
import { memberModule } from '#modules/member';
import { siteModule } from '#modules/site';
import { createAlarm } from '#platform/alarm.ts';
import { defineModule } from '#platform/module.ts';
import type { NoticeChannel } from './adapters/notice-adapter.ts';
import { createDelivery } from './deliver-notices.ts';
import { gatewayConfig } from './notice-gateway.repo.ts';
import { deleteDecidedBefore } from './notice.repo.ts';
import { forgottenBefore } from './notice.rules.ts';
import { openGateway } from './open-gateway.ts';
import { queueNotice, type NewNotice } from './queue-notice.ts';
import { tellMember, type Told, type ToldMember } from './tell-member.ts';
import { deleteSandboxMessagesBefore } from './sandbox-message.repo.ts';
import { mountSandboxOutbox } from './sandbox-outbox.routes.ts';

export interface Notices {
  /** Writes a message down in the caller's transaction; it leaves once that has committed, once for its cause. */
  queue(transaction: SqlTransaction, notice: NewNotice): Promise<void>;
  /** Tells a member of something, by e-mail or else by SMS, as far as site and member have them. */
  tell(transaction: SqlTransaction, member: ToldMember, told: Told): Promise<void>;
  /** Whether a site has a gateway for a channel that works as it is set. */
  hasGateway(siteId: number, channel: NoticeChannel): Promise<boolean>;
  /** Asks the gateway; false when it says that nothing is left to pay with. */
  hasBalance(siteId: number, channel: NoticeChannel): Promise<boolean>;
  /** Sends what is due, or will be by then, and resolves when it is decided, for those who cannot wait for the job. */
  deliver(dueBy?: Date): Promise<void>;
}

/** From the last look to the next where nobody tells of anything: for tries whose pause is over. */
const lookEveryMs = 500;
const stopPatienceMs = 2_000;

export const noticeModule = defineModule<Notices, { member: typeof memberModule; site: typeof siteModule }>({
  name: 'notice',
  needs: { member: memberModule, site: siteModule },
  async create({ sql, clock, sealing, settings, log, listener }, { member: { personal }, site }) {
    const gateways = { sql, clock, sealing, isSandbox: settings.mode === 'sandbox' };
    const alarm = createAlarm();
    listener.listen('notice_queued', alarm.ring);
    const senderOf = (siteId: number) => site.findById(siteId);
    const delivery = createDelivery({ ...gateways, log, senderOf }, alarm.ring);
    const seal = () => gatewayConfig.sealRows({ sql, sealing });
    await seal();

    async function adapterOf(siteId: number, channel: NoticeChannel) {
      const gateway = await openGateway(gateways, { siteId, channel });
      if (gateway.kind === 'broken')
        log.error({ siteId, channel, why: gateway.why }, 'a gateway is set wrong');
      return gateway.kind === 'open' ? gateway.adapter : null;
    }

    return {
      face: {
        queue: (transaction, notice) => queueNotice({ clock, sealing }, transaction, notice),
        tell: (transaction, member, told) =>
          tellMember({ clock, sealing, personal }, transaction, member, told),
        hasGateway: async (siteId, channel) => (await adapterOf(siteId, channel)) !== null,
        hasBalance: async (siteId, channel) => (await adapterOf(siteId, channel))?.hasBalance() ?? false,
        async deliver(dueBy = clock()) {
          await delivery.settleAbandoned();
          while ((await delivery.take(dueBy)) > 0) await delivery.idle();
        },
      },
      mount({ http }) {
        if (gateways.isSandbox) mountSandboxOutbox(http, sql);
      },
      // what is still under way then is settled by whoever comes next
      stop: () => Promise.race([delivery.idle(), sleep(stopPatienceMs, undefined, { ref: false })]),
      jobs: [
        {
          name: 'deliver-notices',
          everySeconds: 0.02,
          async run() {
            alarm.reset();
            if ((await delivery.take(clock())) === 0) await alarm.wait(lookEveryMs);
          },
        },
        { name: 'settle-abandoned-notices', everySeconds: 10, run: delivery.settleAbandoned },
        { name: 'seal-notice-gateways', everySeconds: 60, run: seal },
        {
          name: 'sweep-notices',
          everySeconds: 600,
          async run() {
            await deleteDecidedBefore(sql, forgottenBefore(clock()));
            if (gateways.isSandbox) await deleteSandboxMessagesBefore(sql, forgottenBefore(clock()));
          },
        },
      ],
    };
  },
});
