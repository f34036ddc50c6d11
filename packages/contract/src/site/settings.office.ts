import { z } from 'zod';
import { defineApprovedChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { reasonSchema } from '../core/office-wire.ts';
import { idSchema } from '../core/wire.ts';
import { siteSettingChangesSchema, siteSettingsSchema } from '../site-setting/index.ts';

export const siteSettings = defineOfficeQuery({
  path: '/site/settings',
  permission: 'site.read',
  scope: 'site',
  summary: 'What is set of a site, and what holds where nothing is',
  request: z.strictObject({ site_id: idSchema }),
  data: z.object({ settings: siteSettingsSchema }),
});

export const setSiteSettings = defineApprovedChange({
  path: '/site/set-settings',
  permission: 'site.edit',
  scope: 'site',
  summary: 'Sets some of what can be set of a site; what is not named stays',
  request: z.strictObject({ site_id: idSchema, changes: siteSettingChangesSchema, reason: reasonSchema }),
  codes: { 101: 'nothing_changes', 102: 'host_taken', 103: 'host_of_office' },
  audit: 'site.settings_set',
  approval: { permission: 'site.approve' },
});
