import type { PictureSource } from './picture.tsx';

/** The sizes of a tile's picture, made from the path of the largest, such as `/pictures/games/GPR8-koi.webp`. */
export function tileSources(pictureUrl: string): PictureSource[] {
  const base = pictureUrl.replace(/\.webp$/, '');
  return [
    {
      files: [
        { base: `${base}-200`, width: 200 },
        { base, width: 400 },
      ],
      sizes: '(min-width: 993px) 216px, (min-width: 640px) 18vw, 30vw',
    },
  ];
}
