import { reads, useRead } from '#app/api/reads.ts';
import { FormPicture } from '#app/forms/form-picture.tsx';
import { usePage } from '#app/page/page-context.ts';
import { useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';

/** What the operator shows with the login; a change is seen while it is open. */
export function LoginPicture() {
  const { language } = usePage();
  const read = reads.of('/web/model_login', { language });
  const { data, isAsking } = useRead(read);
  useRealtimeEvent('model_login.url', (told) => {
    if (told.language === language) void reads.again(read);
  });
  const shown = data?.model_login[0];
  return (
    <FormPicture
      isAsking={isAsking && !data}
      picture={shown?.photo_path}
      title={shown?.title}
      text={shown?.content}
    />
  );
}
