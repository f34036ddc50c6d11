import type { DataOf } from '@halls/contract';
import type { registerSettings } from '@halls/contract/registration';

/** One field of the site's registration form, as its operators set it. */
export type Setting = DataOf<typeof registerSettings>['list'][number];
