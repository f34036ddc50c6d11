import { afterEach, beforeEach } from 'vitest';
import { startFakeBeacon, type FakeBeacon } from './fake-beacon.ts';
import { startFakeOperator } from './fake-operator.ts';
import { seamlessKey, startTestStudio, type TestStudio } from './test-studio.ts';

/** What every test of shared tables stands on: a studio, its operator, and the tables' clock in the test's hand. */
export interface TableRoom {
  readonly studio: TestStudio;
  readonly operator: Awaited<ReturnType<typeof startFakeOperator>>;
  /** Only of a room that was asked for with one. */
  readonly beacon: FakeBeacon;
  /** How far the tables' clock is ahead of this machine's. */
  aheadMs: number;
}

/** A fresh room for each test of the file. */
export function useTableRoom(startMinor: bigint, { withBeacon = false } = {}): TableRoom {
  const room = { aheadMs: 0 } as { -readonly [Part in keyof TableRoom]: TableRoom[Part] };
  beforeEach(async () => {
    room.aheadMs = 0;
    const nowMs = (): number => Date.now() + room.aheadMs;
    room.operator = await startFakeOperator({ balanceMinor: startMinor, secret: seamlessKey.secret });
    if (withBeacon) room.beacon = await startFakeBeacon(nowMs);
    room.studio = await startTestStudio(room.operator.url, {
      clock: () => new Date(nowMs()),
      beacon: withBeacon ? { addresses: [room.beacon.url], chain: room.beacon.chain } : null,
    });
  });
  afterEach(async () => {
    await room.studio.drop();
    await room.operator.stop();
    if (withBeacon) await room.beacon.stop();
  });
  return room;
}
