import { createIconLoader } from '@halls/web-kit/icons';

/** Those that methods name in the data, from this page's own host. */
export const methodIcons = createIconLoader({ origins: [window.location.origin] });
