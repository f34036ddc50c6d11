import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Banner } from '@halls/contract/content';
import { IconButton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { whenIdle } from '#app/page/when-idle.ts';
import { HeroSlide } from './hero-slide.tsx';

const turnMs = 6000;

/** At most five slides in a row that scrolls by finger, by its dots, and by itself until it is paused. */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslate('home');
  const strip = useRef<HTMLUListElement>(null);
  const { current, goTo } = useSlides(strip, banners.length);
  const [isPaused, setPaused] = useState(false);
  const [isLookedAt, setLookedAt] = useState(false);
  // pictures that nobody sees yet would keep the first screen waiting
  const [areAllDrawn, setAllDrawn] = useState(false);
  useEffect(() => whenIdle(() => setAllDrawn(true)), []);
  useTurning(!isPaused && !isLookedAt && banners.length > 1, current, (from) =>
    goTo((from + 1) % banners.length),
  );

  return (
    <section
      className="hero"
      aria-roledescription="carousel"
      aria-label={t('hero.title')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setLookedAt(true)}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(true)}
      onBlur={() => setLookedAt(false)}
    >
      <ul className="hero-strip" ref={strip} aria-live={isPaused ? 'polite' : 'off'}>
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            className="hero-item"
            aria-roledescription="slide"
            aria-label={t('hero.slide', { number: index + 1, count: banners.length })}
          >
            <HeroSlide
              banner={banner}
              isFirst={index === 0}
              isShown={index === current}
              isDrawn={index === 0 || areAllDrawn}
            />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className="hero-controls needs-script">
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              className="hero-dot"
              aria-label={t('hero.go', { number: index + 1 })}
              aria-current={index === current}
              onClick={() => goTo(index)}
            />
          ))}
          <IconButton
            className="hero-pause"
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? t('hero.play') : t('hero.pause')}
            aria-pressed={isPaused}
            onClick={() => setPaused(!isPaused)}
          />
        </div>
      )}
    </section>
  );
}

/** Which slide stands in the window, and the way to another one. */
function useSlides(strip: RefObject<HTMLUListElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () =>
      setCurrent(Math.min(count - 1, Math.round(element.scrollLeft / Math.max(1, element.clientWidth))));
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [strip, count]);
  const goTo = (index: number) => {
    const element = strip.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollTo({ left: index * element.clientWidth, behavior: isStill ? 'instant' : 'smooth' });
  };
  return { current, goTo };
}

/** Turns after each rest; never for those who asked for less motion, nor in a tab that nobody sees. */
function useTurning(isOn: boolean, current: number, turn: (from: number) => void): void {
  const turnFrom = useEffectEvent(turn);
  useEffect(() => {
    if (!isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => document.visibilityState === 'visible' && turnFrom(current), turnMs);
    return () => clearTimeout(timer);
  }, [isOn, current]);
}
