import { useState } from 'react';
import { classNames, IconButton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { dialogs } from '#app/dialogs/dialogs.ts';

/** Announcements that run by, and stop for a pointer, for the keyboard, for the button and for reduced motion. */
export function Marquee({ announcements }: { announcements: readonly { id: number; content: string }[] }) {
  const t = useTranslate('home');
  const [isPaused, setPaused] = useState(false);
  const items = announcements.map(({ id, content }) => (
    <li key={id} tabIndex={0}>
      {content}
    </li>
  ));
  return (
    <section className={classNames('marquee', isPaused && 'marquee-paused')} aria-label={t('marquee.title')}>
      <IconButton
        className="marquee-icon needs-script"
        icon="megaphone"
        label={t('marquee.all')}
        onClick={() => dialogs.open('news')}
      />
      <div className="marquee-window">
        <ul className="marquee-track">{items}</ul>
        {/* The second run fills the gap behind the first; it is the same text and is read once. */}
        <ul className="marquee-track" aria-hidden="true">
          {announcements.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      </div>
      <IconButton
        className="needs-script"
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? t('marquee.play') : t('marquee.pause')}
        aria-pressed={isPaused}
        onClick={() => setPaused(!isPaused)}
      />
    </section>
  );
}
