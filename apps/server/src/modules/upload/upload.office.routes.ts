import { officeEndpoints } from '@halls/contract/office';
import { createTurns } from '@halls/service';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementAudited, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import type { PictureStore } from './picture-store.ts';
import { readPicture } from './read-picture.ts';
import { pictureAddress } from './upload.routes.ts';
import { insertPicture, listPictures, type PictureRow } from './upload.repo.ts';

const shownAtMost = 60;

export function uploadOfficeRoutes({
  sql,
  store,
}: {
  sql: Sql;
  store: PictureStore;
}): OfficeImplementation[] {
  // one at a time: each is unpacked into memory
  const inTurn = createTurns();

  return [
    implementAudited(officeEndpoints.pictureUpload, async (input, call) => {
      const { site_id: siteId, called, data } = input;
      const picture = await inTurn(() => readPicture(Buffer.from(data, 'base64')));
      if (picture === 'not_a_picture') return fail(101);
      if (picture === 'too_large') return fail(102);
      const { name, width, height, bytes } = picture;
      // before its row: what is in a list can be seen
      await store.put(name, bytes);
      const row: PictureRow = {
        ...{ site_id: siteId, name, width, height, size_bytes: bytes.length, called },
        operator_id: call.actor.operatorId,
        operator_account: call.actor.account,
        uploaded_at: call.now,
      };
      return sql.transaction().execute(async (transaction) => {
        await insertPicture(transaction, row);
        const receipt = await audited(transaction, call.actor, 'content.picture_uploaded', {
          ...{ target: `picture/${name}`, siteId, before: null, reason: 'uploaded while writing' },
          after: { name, width, height, called },
        });
        return { ok: true, data: presentPicture(row), receipt };
      });
    }),

    implementQuery(officeEndpoints.pictureList, async ({ site_id: siteId }) => {
      const pictures = await listPictures(sql, siteId, shownAtMost);
      return succeed({ list: pictures.map(presentPicture) });
    }),
  ];
}

function presentPicture(row: PictureRow) {
  return {
    path: pictureAddress(row.name),
    width: row.width,
    height: row.height,
    size_bytes: row.size_bytes,
    called: row.called,
    uploaded_by: { operator_id: row.operator_id, account: row.operator_account },
    uploaded_at: row.uploaded_at.toISOString(),
  };
}
