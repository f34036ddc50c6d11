import type { Banner } from '@halls/contract/content';
import { srcsetOf, type PictureSource } from '#app/catalogue/picture.tsx';
import type { LeadPicture } from '#app/page/page-handle.ts';

/** The drawn scene of a banner: 21:9 on desktop, 16:9 on mobile. */
export function heroSources(scene: string): PictureSource[] {
  const base = `/pictures/heroes/${scene}`;
  return [
    {
      media: '(min-width: 993px)',
      files: [
        { base: `${base}-wide-1400`, width: 1400 },
        { base: `${base}-wide-2100`, width: 2100 },
      ],
      sizes: '(min-width: 1440px) 1392px, 100vw',
    },
    {
      files: [
        { base: `${base}-narrow-600`, width: 600 },
        { base: `${base}-narrow-900`, width: 900 },
        { base: `${base}-narrow-1200`, width: 1200 },
      ],
      // A phone's pixels are finer than an eye: four of five are enough.
      sizes: '80vw',
    },
  ];
}

/** The first banner, for preloading: exactly one of them fits a window. */
export function leadPicturesOf(banner: Banner | undefined): LeadPicture[] {
  if (!banner) return [];
  return heroSources(banner.scene).map((source) => ({
    srcset: srcsetOf(source, 'avif'),
    sizes: source.sizes,
    media: source.media ?? '(max-width: 992px)',
    type: 'image/avif',
  }));
}
