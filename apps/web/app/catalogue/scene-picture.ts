import type { LeadPicture } from '#app/page/page-handle.ts';
import { srcsetOf, type PictureSource } from './picture.tsx';

/** A drawn scene: 21:9 on desktop, 16:9 on mobile. */
export function wideScene(scene: string): PictureSource[] {
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
    // A phone's pixels are finer than an eye: four of five are enough.
    narrowScene(scene, '80vw'),
  ];
}

/** A drawn scene, 16:9 at every width. */
export function narrowScene(scene: string, sizes: string): PictureSource {
  const base = `/pictures/heroes/${scene}-narrow`;
  return { files: [600, 900, 1200].map((width) => ({ base: `${base}-${width}`, width })), sizes };
}

/** The scene that stands first, for preloading: exactly one of its pictures fits a window. */
export function leadPicturesOf(scene: string | undefined): LeadPicture[] {
  if (!scene) return [];
  return wideScene(scene).map((source) => ({
    srcset: srcsetOf(source, 'avif'),
    sizes: source.sizes,
    media: source.media ?? '(max-width: 992px)',
    type: 'image/avif',
  }));
}
