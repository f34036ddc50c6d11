import { defineModule } from '#platform/module.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore } from './folder-store.ts';
import { uploadOfficeRoutes } from './upload.office.routes.ts';
import { mountPictures } from './upload.routes.ts';

/** Pictures that operators upload, looked at and made anew before anybody sees them. */
export const uploadModule = defineModule({
  name: 'upload',
  create({ sql, settings }) {
    const { uploadsBucket, uploadsDir } = settings;
    const store = uploadsBucket ? createBucketStore(uploadsBucket) : createFolderStore(uploadsDir);
    return {
      officeRoutes: uploadOfficeRoutes({ sql, store }),
      mount: ({ http }) => mountPictures(http, store),
      mountDesk: (http) => mountPictures(http, store),
    };
  },
});
