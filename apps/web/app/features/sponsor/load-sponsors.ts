import type { LoaderApi } from '#app/page/loader-api.ts';

export interface SponsorList {
  siteName: string;
  sponsors: { id: number; name: string; text: string; pictureUrl: string }[];
}

export async function loadSponsors({ info, read }: LoaderApi): Promise<SponsorList> {
  const { model_sponsor: list } = await read('/web/model_sponsor', { language: info.language });
  return {
    siteName: info.siteName,
    sponsors: list.map(({ id, title, content, photo_path }) => ({
      id,
      name: title,
      text: content,
      pictureUrl: photo_path,
    })),
  };
}
