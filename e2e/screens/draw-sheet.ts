import sharp from 'sharp';

export interface Shot {
  readonly caption: string;
  /** PNG. */
  readonly picture: Buffer;
}

const sheetWidth = 2000;
const gap = 16;
const captionHeight = 28;
const ground = '#e9ebee';

/** Draws shots of one size side by side, each under its caption, into a WebP file. */
export async function drawSheet(file: string, shots: readonly Shot[]): Promise<void> {
  const first = shots[0];
  if (!first) throw new Error('there is nothing to draw');
  const { width, height } = await sharp(first.picture).metadata();
  const columns = width > height ? 4 : 8;
  const shotWidth = Math.floor((sheetWidth - gap * (columns + 1)) / columns);
  const shotHeight = Math.round((shotWidth / width) * height);
  const rows = Math.ceil(shots.length / columns);
  const parts = shots.map(async ({ caption, picture }, index) => {
    const left = gap + (index % columns) * (shotWidth + gap);
    const top = gap + Math.floor(index / columns) * (shotHeight + captionHeight + gap);
    return [
      { input: captionSvg(caption, shotWidth), left, top },
      {
        input: await sharp(picture).resize(shotWidth, shotHeight).toBuffer(),
        left,
        top: top + captionHeight,
      },
    ];
  });
  await sharp({
    create: {
      width: sheetWidth,
      height: gap + rows * (shotHeight + captionHeight + gap),
      channels: 3,
      background: ground,
    },
  })
    .composite((await Promise.all(parts)).flat())
    .webp({ quality: 72 })
    .toFile(file);
}

function captionSvg(caption: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}"><text x="0" y="19" font-family="sans-serif" font-size="15" fill="#1c2026">${caption}</text></svg>`,
  );
}
