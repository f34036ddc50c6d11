import { defineModule } from '#platform/module.ts';
import { createFolderStore } from './picture-store.ts';
import { uploadOfficeRoutes } from './upload.office.routes.ts';
import { mountPictures } from './upload.routes.ts';

/** Pictures that operators upload, looked at and made anew before anybody sees them. */
export const uploadModule = defineModule({
  name: 'upload',
  create({ sql, settings }) {
    const store = createFolderStore(settings.uploadsDir);
    return {
      officeRoutes: uploadOfficeRoutes({ sql, store }),
      mount: ({ http }) => mountPictures(http, store),
      mountDesk: (http) => mountPictures(http, store),
    };
  },
});
