import { devices, forgetDevice, forgetOtherDevices, loginHistory } from '@halls/contract/device';
import { forgetDevices } from '#modules/member';
import { loginRecordsKeptMs, readLoginRecords, readSessionDevice } from '#modules/session';
import type { Clock } from '@halls/service';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed } from '#platform/result.ts';
import { presentDevice, presentRecord } from './device.present.ts';
import { hashOfDeviceId, shownAtOnce } from './device.rules.ts';
import { listSeenDevices } from './list-devices.ts';

export function deviceRoutes({ sql, clock }: { sql: Sql; clock: Clock }): Implementation[] {
  return [
    implement(devices, async (_input, { actor }) =>
      succeed({ list: (await listSeenDevices(sql, actor)).map(presentDevice) }),
    ),

    implement(forgetDevice, async (input, { actor }) => {
      const hash = hashOfDeviceId(input.device_id);
      if (!hash) return fail(404);
      const here = await readSessionDevice(sql, actor.sessionId);
      if (here.deviceHash?.equals(hash)) return fail(101);
      // one that is forgotten already is as it was wanted
      await forgetDevices(sql, actor.memberId, { hash });
      return succeed(null);
    }),

    implement(forgetOtherDevices, async (_input, { actor }) => {
      const { deviceHash } = await readSessionDevice(sql, actor.sessionId);
      return succeed({ forgotten: await forgetDevices(sql, actor.memberId, { except: deviceHash }) });
    }),

    implement(loginHistory, async (input, { actor }) => {
      const [found, here] = await Promise.all([
        readLoginRecords(sql, actor, {
          since: new Date(clock().getTime() - loginRecordsKeptMs),
          before: input.cursor === undefined ? null : Number(input.cursor),
          limit: shownAtOnce + 1,
        }),
        readSessionDevice(sql, actor.sessionId),
      ]);
      const shown = found.slice(0, shownAtOnce);
      return succeed({
        list: shown.map((record) => presentRecord(record, here.deviceHash)),
        next_cursor: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      });
    }),
  ];
}
