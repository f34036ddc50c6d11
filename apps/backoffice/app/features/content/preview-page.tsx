import './preview-page.css';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Language } from '@halls/contract';
import type { OfficeCalls } from '@halls/contract/office';
import { Button, buttonClass, classNames, SelectInput } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useLanguageName } from '#app/parts/use-language-name.ts';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';

const devices = ['desktop', 'tablet', 'phone'] as const;
type Device = (typeof devices)[number];

/** A version on the site's own page, before it is there, by device, language and template. */
export function PreviewPage() {
  const { siteId, kind, documentId, version } = useParams();
  const t = useTranslate('content');
  const asked = { site_id: Number(siteId), document_id: Number(documentId), version: Number(version) };
  const { data, refusal, again } = useRead(reads.of('/content/preview', asked));
  return (
    <>
      <PageHead
        title={t('preview_of', { version: Number(version) })}
        note={t('preview_note')}
        actions={
          <Link className={buttonClass()} to={`/site/${siteId}/content/${kind}/${documentId}`}>
            {t('preview_back')}
          </Link>
        }
      />
      {data ? (
        <Preview seen={data} again={again} />
      ) : refusal ? (
        <ReadProblem message={refusal.message} again={again} />
      ) : (
        <LoadingLines />
      )}
    </>
  );
}

type Seen = OfficeCalls['/content/preview']['data'];

function Preview({ seen, again }: { seen: Seen; again: () => void }) {
  const t = useTranslate('content');
  const own = useLanguage();
  const { languages, templates } = seen;
  const [device, setDevice] = useState<Device>('desktop');
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : (languages[0] ?? own));
  const [template, setTemplate] = useState(seen.template);
  const languageName = useLanguageName();
  const look = new URLSearchParams({
    lang: language,
    template,
    device: device === 'desktop' ? 'desktop' : 'mobile',
  });
  const source = `${seen.address}${seen.path}?${look.toString()}`;
  return (
    <>
      <div className="preview-bar">
        <div className="preview-devices" role="group" aria-label={t('preview_device')}>
          {devices.map((each) => (
            <button
              key={each}
              type="button"
              className="preview-device"
              aria-pressed={each === device}
              onClick={() => setDevice(each)}
            >
              {t(`preview_device.${each}`)}
            </button>
          ))}
        </div>
        <SelectInput
          label={t('preview_language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {languageName(each)}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label={t('preview_template')}
          value={template}
          onChange={({ target }) => setTemplate(target.value as Seen['template'])}
        >
          {templates.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectInput>
        <Button onClick={again}>{t('preview_again')}</Button>
      </div>
      <div className="preview-stage">
        <iframe
          // each look in a frame of its own: a page that is on its way would get in the way of the next
          key={source}
          className={classNames('preview-frame', `preview-frame-${device}`)}
          title={t('preview')}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin: its scripts reach nothing here
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          src={source}
        />
      </div>
    </>
  );
}
