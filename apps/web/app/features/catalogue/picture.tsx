import { classNames } from '@halls/ui';

export interface PictureProps {
  /** Path without size and ending, such as `/pictures/tiles/r8-koi`. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Widths in pixels that exist beside `src`, as `<src>-<width>.avif` and `.webp`. */
  widths: readonly number[];
  sizes: string;
  className?: string;
  /** The picture that the first screen waits for. */
  isLead?: boolean;
  isLazy?: boolean;
}

/** A drawn picture in the smallest format that the browser reads, in the size that it needs. */
export function Picture({ src, alt, width, height, widths, sizes, className, isLead = false, isLazy = true }: PictureProps) {
  const largest = widths.at(-1);
  return (
    <picture className={classNames('picture', className)}>
      <source type="image/avif" srcSet={srcsetOf(src, widths, 'avif')} sizes={sizes} />
      <img
        src={`${src}-${largest}.webp`}
        srcSet={srcsetOf(src, widths, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding={isLead ? 'sync' : 'async'}
        loading={isLazy && !isLead ? 'lazy' : undefined}
        fetchPriority={isLead ? 'high' : undefined}
      />
    </picture>
  );
}

export function srcsetOf(src: string, widths: readonly number[], ending: 'avif' | 'webp'): string {
  return widths.map((width) => `${src}-${width}.${ending} ${width}w`).join(', ');
}
