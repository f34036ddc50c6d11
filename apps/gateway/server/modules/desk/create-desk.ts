import { actOnOrder, type Act } from '#modules/bank';
import type { Defect, Messenger } from '#modules/message';
import type { GatewayPlatform } from '#platform/gateway-platform.ts';

/** What pages and programs do to orders and messages; whatever is to be told of it is sent before they are answered. */
export function createDesk(platform: GatewayPlatform, messenger: Messenger) {
  return {
    async act(pspRef: string, act: Act, amountMinor: bigint | null = null) {
      const outcome = await actOnOrder(platform, { pspRef, act, amountMinor }, messenger.tell);
      await messenger.sendDue();
      return outcome;
    },
    /** False when nothing was ever sent about it. */
    async sendAgain(pspRef: string, defect: Defect | null): Promise<boolean> {
      const isSent = await messenger.sendAgain(pspRef, defect);
      await messenger.sendDue();
      return isSent;
    },
    async release(order: 'given' | 'reversed'): Promise<void> {
      await messenger.release(order === 'reversed');
      await messenger.sendDue();
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
