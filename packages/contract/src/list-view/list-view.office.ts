import { z } from 'zod';
import { defineAuditedCall, defineOfficeQuery } from '../core/office-endpoint.ts';
import { idSchema, say } from '../core/wire.ts';

/** Lists whose views can be kept. */
export const viewedLists = [
  ...(['members', 'deposits', 'transactions', 'log', 'approvals', 'operators'] as const),
  ...(['letters', 'content'] as const),
] as const;
export type ViewedList = (typeof viewedLists)[number];

const viewSchema = z.object({
  list_view_id: z.number().int(),
  name: z.string(),
  /** What follows the question mark in the list's address. */
  query: z.string(),
  /** Every operator sees it. */
  is_shared: z.boolean(),
  is_own: z.boolean(),
  /** Who keeps it. */
  account: z.string(),
});
export type ListView = z.output<typeof viewSchema>;

export const listViews = defineOfficeQuery({
  path: '/list-view/list',
  permission: 'own',
  summary: 'Views of a list that one has kept, and those that others share',
  request: z.strictObject({ list: z.enum(viewedLists) }),
  data: z.object({ list: z.array(viewSchema) }),
});

export const listViewSave = defineAuditedCall({
  path: '/list-view/save',
  permission: 'own',
  summary: 'Keeps a view of a list under a name; one’s own of the same name is written over',
  request: z.strictObject({
    list: z.enum(viewedLists),
    name: z.string().trim().min(1, say('error.field_required')).max(60, say('error.field_too_long')),
    query: z.string().max(500, say('error.field_too_long')),
    is_shared: z.boolean(),
  }),
  data: z.object({ list_view_id: z.number().int() }),
  codes: { 101: 'list_views_full' },
  audit: 'list_view.saved',
});

export const listViewDrop = defineAuditedCall({
  path: '/list-view/drop',
  permission: 'own',
  summary: 'Forgets a view of one’s own',
  request: z.strictObject({ list_view_id: idSchema }),
  data: z.null(),
  audit: 'list_view.dropped',
});
