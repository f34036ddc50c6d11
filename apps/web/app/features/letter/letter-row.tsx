import { useId, useState } from 'react';
import { Button, classNames, Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import type { Letters } from '#app/member/letters.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { readLetter } from './change-letters.ts';

/** One letter: a press opens it below its title, which reads it. */
export function LetterRow({
  letter,
  isChosen,
  onChoose,
  onDelete,
}: {
  letter: Letters['list'][number];
  isChosen: boolean;
  onChoose: () => void;
  onDelete: () => void;
}) {
  const t = useTranslate('letter');
  const { language } = usePage();
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const isUnread = letter.is_read === 0;
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && isUnread) void readLetter(letter.id);
  };
  return (
    <li className={classNames('letter', isUnread && 'letter-unread')}>
      <div className="letter-head">
        <label className="letter-choice">
          <input type="checkbox" className="checkbox-box" checked={isChosen} onChange={onChoose} />
          <span className="sr-only">{t('choose', { title: letter.title })}</span>
        </label>
        <button
          type="button"
          className="letter-title"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={toggle}
        >
          <span className="letter-name">
            {letter.title}
            {isUnread && <span className="letter-new">{t('new')}</span>}
          </span>
          <time dateTime={letter.created_at}>{formatTime(letter.created_at, language)}</time>
          <Icon name="down" className="icon letter-arrow" />
        </button>
      </div>
      <div id={contentId} hidden={!isOpen} className="letter-content">
        <p>{letter.content}</p>
        <Button size="small" icon="close" onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </li>
  );
}
