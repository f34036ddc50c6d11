import type { PictureSource } from './picture.tsx';

/** The sizes of a tile's picture, made from the path of the largest, such as `/pictures/games/GPR8-koi.webp`. */
export function tileSources(pictureUrl: string): PictureSource[] {
  const base = pictureUrl.replace(/\.webp$/, '');
  return [
    {
      files: [
        { base: `${base}-200`, width: 200 },
        { base: `${base}-300`, width: 300 },
        { base, width: 400 },
      ],
      // A little less than the tile's width: a phone's pixels are finer than an eye.
      sizes: '(min-width: 993px) 200px, (min-width: 640px) 18vw, 26vw',
    },
  ];
}
