import './picture-field.css';
import { useId, useRef, useState } from 'react';
import { maxPictureBytes, type Picture } from '@halls/contract/publication';
import { Button, classNames } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { base64Of } from '#app/parts/base64-of.ts';
import { useTranslate } from '#app/texts/texts.ts';

interface PictureFieldProps {
  siteId: number;
  label: string;
  /** Its path on the site; empty: none. */
  value: string;
  required: boolean | undefined;
  error: string | undefined;
  onChange: (path: string) => void;
}

/** A picture of the site's own host: uploaded now, or one that was uploaded before. */
export function PictureField({ siteId, label, value, required = false, error, onChange }: PictureFieldProps) {
  const t = useTranslate('content');
  const errorId = useId();
  const file = useRef<HTMLInputElement>(null);
  const { busy, problem, upload } = useUpload(siteId, onChange);
  const { data } = useRead(reads.of('/picture/list', { site_id: siteId }));
  const fault = problem ?? error;
  return (
    <fieldset className="picture-field" aria-describedby={fault ? errorId : undefined}>
      <legend>{label}</legend>
      <Chosen path={value} known={data?.list ?? []} />
      <div className="picture-actions">
        <input
          ref={file}
          type="file"
          className="sr-only"
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          aria-label={`${label}: ${t('picture_choose')}`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) void upload(chosen);
          }}
        />
        <Button busy={busy} onClick={() => file.current?.click()}>
          {t('picture_choose')}
        </Button>
        {!required && value !== '' && (
          <Button kind="plain" onClick={() => onChange('')}>
            {t('picture_remove')}
          </Button>
        )}
        <span className="picture-hint">{t('picture_hint')}</span>
      </div>
      {fault && (
        <p id={errorId} className="picture-fault" role="alert">
          {fault}
        </p>
      )}
      {data && data.list.length > 0 && <Earlier pictures={data.list} value={value} onChange={onChange} />}
    </fieldset>
  );
}

function Chosen({ path, known }: { path: string; known: readonly Picture[] }) {
  const t = useTranslate('content');
  const picture = known.find((each) => each.path === path);
  return (
    <figure className="picture-chosen">
      {isUploaded(path) && <img src={path} alt={picture?.called ?? ''} />}
      <figcaption>
        {path === ''
          ? t('picture_none')
          : picture
            ? `${picture.called} · ${t('picture_size', { width: picture.width, height: picture.height })}`
            : path}
      </figcaption>
    </figure>
  );
}

/** What was uploaded for the site before, the latest first. */
function Earlier({
  pictures,
  value,
  onChange,
}: {
  pictures: readonly Picture[];
  value: string;
  onChange: (path: string) => void;
}) {
  const t = useTranslate('content');
  return (
    <details className="picture-earlier">
      <summary>{t('picture_earlier')}</summary>
      <ul>
        {pictures.map(({ path, called }) => (
          <li key={path}>
            <button
              type="button"
              className={classNames('picture-tile', path === value && 'picture-tile-chosen')}
              aria-pressed={path === value}
              aria-label={called || path}
              title={called}
              onClick={() => onChange(path)}
            >
              <img src={path} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The office serves what was uploaded; other pictures are the site's alone. */
function isUploaded(path: string): boolean {
  return path.startsWith('/uploads/');
}

function useUpload(siteId: number, onUploaded: (path: string) => void) {
  const t = useTranslate('content');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    problem,
    async upload(file: File) {
      if (file.size > maxPictureBytes) return setProblem(t('picture_long'));
      setBusy(true);
      setProblem(null);
      const data = await base64Of(file);
      const result = await api.call('/picture/upload', {
        site_id: siteId,
        called: file.name.slice(0, 200),
        data,
      });
      setBusy(false);
      if (!result.ok) return setProblem(result.message);
      onUploaded(result.data.path);
      void readAgain('/picture/list');
    },
  };
}
