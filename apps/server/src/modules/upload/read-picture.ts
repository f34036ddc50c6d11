import { createHash } from 'node:crypto';

/** Pictures of points alone: what is drawn by a language, such as SVG, can do more than show. */
const accepted: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
]);

/** A picture is unpacked into memory before it is made smaller. */
const maxPixels = 40_000_000;
const maxSide = 2_560;
const quality = 82;

export interface ReadPicture {
  /** By what it holds. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export type WrongPicture = 'not_a_picture' | 'too_large';

/**
 * A picture as it is kept, made anew of the points that the file holds: nothing else of it is left, neither what a camera
 * wrote beside them nor what was hidden behind. What it is, its first bytes say, not its name.
 */
export async function readPicture(file: Buffer): Promise<ReadPicture | WrongPicture> {
  // both are wanted by those alone who upload, and one of them is large
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([
    import('file-type'),
    import('sharp'),
  ]);
  const type = await fileTypeFromBuffer(file);
  if (!type || !accepted.has(type.mime)) return 'not_a_picture';
  const source = sharp(file, { limitInputPixels: false, failOn: 'error' });
  try {
    const { width, height } = await source.metadata();
    if (width * height > maxPixels) return 'too_large';
    const { data, info } = await source
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    const name = `${createHash('sha256').update(data).digest('hex').slice(0, 40)}.webp`;
    return { name, bytes: data, width: info.width, height: info.height };
  } catch {
    // it begins like a picture and is none
    return 'not_a_picture';
  }
}
