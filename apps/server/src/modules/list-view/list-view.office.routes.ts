import { officeEndpoints } from '@halls/contract/office';
import type { OperatorFace } from '#modules/operator';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementAudited, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { countViews, dropView, keepView, listViewsOf, mostViews } from './list-view.repo.ts';

interface Deps extends Pick<OperatorFace, 'accountsOf'> {
  readonly sql: Sql;
}

export function listViewOfficeRoutes({ sql, accountsOf }: Deps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.listViews, async ({ list }, { actor }) => {
      const views = await listViewsOf(sql, actor.operatorId, list);
      const accounts = await accountsOf([...new Set(views.map(({ operatorId }) => operatorId))]);
      return succeed({
        list: views.map((view) => ({
          list_view_id: view.listViewId,
          name: view.name,
          query: view.query,
          is_shared: view.isShared,
          is_own: view.operatorId === actor.operatorId,
          account: accounts.get(view.operatorId) ?? '',
        })),
      });
    }),

    implementAudited(officeEndpoints.listViewSave, ({ list, name, query, is_shared: isShared }, call) =>
      sql.transaction().execute(async (transaction) => {
        const { operatorId } = call.actor;
        if ((await countViews(transaction, { operatorId, list, except: name })) >= mostViews)
          return fail(101);
        const kept = { operatorId, list, name, query, isShared, keptAt: call.now };
        const listViewId = await keepView(transaction, kept);
        const receipt = await audited(transaction, call.actor, 'list_view.saved', {
          target: `list_view/${listViewId}`,
          before: null,
          after: { list, name, query, is_shared: isShared },
          reason: isShared ? 'for all operators' : 'for themselves',
        });
        return { ok: true, data: { list_view_id: listViewId }, receipt };
      }),
    ),

    implementAudited(officeEndpoints.listViewDrop, ({ list_view_id: listViewId }, { actor }) =>
      sql.transaction().execute(async (transaction) => {
        const dropped = await dropView(transaction, { operatorId: actor.operatorId, listViewId });
        if (!dropped) return fail(404);
        const receipt = await audited(transaction, actor, 'list_view.dropped', {
          target: `list_view/${listViewId}`,
          before: dropped,
          after: null,
          reason: 'of their own',
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}
