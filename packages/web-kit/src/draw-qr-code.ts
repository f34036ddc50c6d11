import { encode } from 'uqr';

export interface QrCode {
  address: string;
  /** Modules along one side, with the quiet zone around them. */
  size: number;
  /** The dark modules, as the path of a drawing of `size` by `size`. */
  path: string;
}

/** As a camera reads it: the quiet zone is four modules wide. */
export function drawQrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      (run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`,
    ),
  );
  return { address, size, path: runs.join('') };
}
