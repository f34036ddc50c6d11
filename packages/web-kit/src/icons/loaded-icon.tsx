import { createElement, useEffect, useState, type ReactNode } from 'react';
import type { Drawing, IconLoader } from './create-icon-loader.ts';
import type { Shape } from './read-drawing.ts';

/** An icon by name, in the colour of the text; nothing until it has come, and where it can't be had. */
export function LoadedIcon({
  loader,
  name,
  className = 'icon',
}: {
  loader: IconLoader;
  name: string;
  className?: string;
}) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loader.load(name).then((loaded) => isWanted && setDrawing(loaded));
    return () => void (isWanted = false);
  }, [loader, name]);
  if (!drawing) return null;
  const { width, height, shapes } = drawing;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map(draw)}
    </svg>
  );
}

function draw({ tag, attributes, shapes }: Shape, key: number): ReactNode {
  return createElement(tag, { ...attributes, key }, ...shapes.map(draw));
}
