import type { RouteObject } from 'react-router';
import { maintenancePath, offlinePath } from '@halls/contract/page';

/** Pages that need nothing but themselves: no code, no data of the site. The server alone makes them. */
export function createStillRoutes(): RouteObject[] {
  return [
    { id: 'offline', path: offlinePath, lazy: () => import('./routes/offline.tsx') },
    { id: 'maintenance', path: maintenancePath, lazy: () => import('./routes/maintenance.tsx') },
  ];
}
