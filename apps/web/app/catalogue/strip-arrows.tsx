import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';

/** Puts arrows at the ends of a scrolling row, where there is a mouse and something more to see. */
export function StripArrows({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslate('catalogue');
  const frame = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const strip = frame.current?.firstElementChild;
    if (!(strip instanceof HTMLElement)) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = strip;
      setMore({ before: scrollLeft > 4, after: scrollLeft + clientWidth < scrollWidth - 4 });
    };
    const observer = new ResizeObserver(look);
    observer.observe(strip);
    const contents = new MutationObserver(look);
    contents.observe(strip, { childList: true });
    strip.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      contents.disconnect();
      strip.removeEventListener('scroll', look);
    };
  }, []);

  const turn = (direction: -1 | 1) => {
    const strip = frame.current?.firstElementChild;
    strip?.scrollBy({ left: direction * strip.clientWidth * 0.9, behavior: 'smooth' });
  };
  return (
    <div className="strip-frame" ref={frame}>
      {children}
      {more.before && (
        <IconButton
          className="strip-arrow strip-before"
          icon="left"
          label={t('earlier', { hall: label })}
          onClick={() => turn(-1)}
        />
      )}
      {more.after && (
        <IconButton
          className="strip-arrow strip-after"
          icon="right"
          label={t('later', { hall: label })}
          onClick={() => turn(1)}
        />
      )}
    </div>
  );
}
