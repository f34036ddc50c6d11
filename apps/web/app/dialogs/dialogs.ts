import { createDialogs } from '@halls/web-kit';
import type { DialogMap } from './dialog-map.ts';

/** The page's dialogs: `dialogs.open('login')`. */
export const dialogs = createDialogs<DialogMap>();
