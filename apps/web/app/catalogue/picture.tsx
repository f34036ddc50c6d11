import { classNames } from '@halls/ui';

export interface PictureSource {
  /** A picture exists as `<base>.avif` and `<base>.webp` for each base, with its width in pixels. */
  files: readonly { base: string; width: number }[];
  sizes: string;
  media?: string;
}

export interface PictureProps {
  /** The first whose `media` fits is shown; the last has none. */
  sources: readonly PictureSource[];
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** The picture that the first screen waits for. */
  isLead?: boolean;
  isLazy?: boolean;
}

/** A drawn picture in the smallest format that the browser reads, in the size that it needs. */
export function Picture({
  sources,
  alt,
  width,
  height,
  className,
  isLead = false,
  isLazy = true,
}: PictureProps) {
  const last = sources.at(-1);
  return (
    <picture className={classNames('picture', className)}>
      {sources.flatMap((source) =>
        (['avif', 'webp'] as const).map((ending) => (
          <source
            key={`${source.media}${ending}`}
            media={source.media}
            type={`image/${ending}`}
            srcSet={srcsetOf(source, ending)}
            sizes={source.sizes}
          />
        )),
      )}
      <img
        src={`${last?.files.at(-1)?.base}.webp`}
        width={width}
        height={height}
        alt={alt}
        decoding={isLead ? 'sync' : 'async'}
        loading={isLazy && !isLead ? 'lazy' : undefined}
        // behind what the first screen waits for
        fetchPriority={isLead ? 'high' : isLazy ? 'low' : undefined}
      />
    </picture>
  );
}

export function srcsetOf({ files }: PictureSource, ending: 'avif' | 'webp'): string {
  return files.map(({ base, width }) => `${base}.${ending} ${width}w`).join(', ');
}
