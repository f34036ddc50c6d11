import './content-page.css';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import type { DocumentVersion } from '@halls/contract/office';
import { languages as allLanguages, type Language } from '@halls/contract';
import { isPreviewed, type ContentKind } from '@halls/contract/publication';
import { Button, buttonClass } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { DiffView } from '#app/parts/diff-view.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay, useMe } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { changeOf } from './change-of.ts';
import { ContentCommand, type Command } from './content-commands.tsx';
import { emptyBodyOf } from './content-fields.ts';
import { ContentForm } from './content-form.tsx';
import { isContentKind } from './content-list.tsx';
import type { Document, Draft } from './document.ts';
import { VersionStateMark } from './content-state.tsx';

/** One thing that a site shows: its words, its versions, and what can be done with the latest. */
export function ContentPage() {
  const { siteId, kind, documentId } = useParams();
  if (!isContentKind(kind)) return <Navigate to={`/site/${siteId}/content`} replace />;
  const where = { siteId: Number(siteId), kind };
  return documentId === 'new' ? (
    <NewDocument {...where} />
  ) : (
    <KnownDocument {...where} id={Number(documentId)} />
  );
}

function NewDocument({ siteId, kind }: { siteId: number; kind: ContentKind }) {
  return <Editor siteId={siteId} kind={kind} document={null} languages={allLanguages} />;
}

function KnownDocument({ siteId, kind, id }: { siteId: number; kind: ContentKind; id: number }) {
  const { data, refusal, again } = useRead(reads.of('/content/one', { site_id: siteId, document_id: id }));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  // what another has written since is another form
  const { version = 0, written_at: at = '' } = data.versions[0] ?? {};
  return (
    <Editor key={`${version} ${at}`} siteId={siteId} kind={kind} document={data} languages={data.languages} />
  );
}

interface EditorProps {
  siteId: number;
  kind: ContentKind;
  document: Document | null;
  languages: readonly Language[];
}

function Editor({ siteId, kind, document, languages }: EditorProps) {
  const t = useTranslate('content');
  const may = useMay();
  const navigate = useNavigate();
  const latest = document?.versions[0];
  const [draft, setDraft] = useState<Draft>(latest?.body ?? emptyBodyOf(kind));
  const [command, setCommand] = useState<Command | null>(null);
  const [faults, setFaults] = useState({});
  const isChanged = JSON.stringify(draft) !== JSON.stringify(latest?.body ?? emptyBodyOf(kind));
  const mayEdit = may('content.edit', siteId);
  return (
    <>
      <PageHead
        title={
          document
            ? `${t(`kind.${kind}`)} #${document.document_id}`
            : t('new_of', { kind: t(`kind.${kind}`) })
        }
        aside={latest && <VersionStateMark state={latest.state} />}
        note={
          document?.is_live ? t('is_live', { version: document.published_version ?? 0 }) : t('is_not_live')
        }
        actions={<Actions {...{ siteId, document, isChanged }} onAsk={setCommand} />}
      />
      <div className="content-page">
        <ContentForm
          siteId={siteId}
          kind={kind}
          draft={draft}
          languages={languages}
          faults={faults}
          isRead={!mayEdit}
          onChange={setDraft}
        />
        {document && <Versions document={document} onTake={mayEdit ? (body) => setDraft(body) : null} />}
      </div>
      {command && (
        <ContentCommand
          command={command}
          siteId={siteId}
          kind={kind}
          document={document}
          draft={draft}
          onFaults={setFaults}
          onSaved={(id) => void navigate(`/site/${siteId}/content/${kind}/${id}`, { replace: true })}
          onClose={() => setCommand(null)}
        />
      )}
    </>
  );
}

interface ActionsProps {
  siteId: number;
  document: Document | null;
  /** The form holds something that is not kept yet. */
  isChanged: boolean;
  onAsk: (command: Command) => void;
}

/** What can be done with the latest version, by who is there and how it stands. */
function Actions({ siteId, document, isChanged, onAsk }: ActionsProps) {
  const t = useTranslate('content');
  const may = useMay();
  const { operator } = useMe();
  const latest = document?.versions[0];
  const mayEdit = may('content.edit', siteId);
  const mayPublish = may('content.publish', siteId);
  const isOwn = latest?.author?.operator_id === operator.operator_id;
  return (
    <>
      {latest && document && isPreviewed(document.kind) && !isChanged && (
        <Link className={buttonClass()} to={`preview/${latest.version}`}>
          {t('preview')}
        </Link>
      )}
      {document?.is_live && mayPublish && (
        <Button kind="plain" onClick={() => onAsk('archive')}>
          {t('archive')}
        </Button>
      )}
      {mayEdit && (
        <Button disabled={!isChanged} onClick={() => onAsk('save')}>
          {t('save')}
        </Button>
      )}
      {mayEdit && latest?.state === 'draft' && !isChanged && (
        <Button kind="action" onClick={() => onAsk('submit')}>
          {t('submit')}
        </Button>
      )}
      {mayPublish && latest?.state === 'review' && !isOwn && (
        <>
          <Button onClick={() => onAsk('return')}>{t('return')}</Button>
          <Button kind="action" icon="check" onClick={() => onAsk('publish')}>
            {t('publish')}
          </Button>
        </>
      )}
    </>
  );
}

function Versions({ document, onTake }: { document: Document; onTake: ((body: Draft) => void) | null }) {
  const t = useTranslate('content');
  return (
    <Panel title={t('versions')}>
      <ol className="versions">
        {document.versions.map((version, index) => (
          <VersionLine
            key={version.version}
            kind={document.kind}
            version={version}
            before={document.versions[index + 1]}
            onTake={index > 0 ? onTake : null}
          />
        ))}
      </ol>
    </Panel>
  );
}

/** A version with what it changed of the one before, when that is asked for. */
function VersionLine({
  kind,
  version,
  before,
  onTake,
}: {
  kind: ContentKind;
  version: DocumentVersion;
  before: DocumentVersion | undefined;
  onTake: ((body: Draft) => void) | null;
}) {
  const t = useTranslate('content');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="version">
      <div className="version-head">
        <strong>{t('version_number', { version: version.version })}</strong>
        <VersionStateMark state={version.state} />
      </div>
      <p className="version-who">
        {version.author?.account ?? t('before_versions')} · <When at={version.written_at} />
      </p>
      {version.reason && <p className="version-reason">{version.reason}</p>}
      {version.decided_by && (
        <p className="version-who">
          {t('decided_by', { account: version.decided_by.account })}
          {version.decision_reason && ` · ${version.decision_reason}`}
        </p>
      )}
      <div className="version-actions">
        <Button kind="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('diff')}
        </Button>
        {onTake && (
          <Button kind="plain" onClick={() => onTake(version.body)}>
            {t('take')}
          </Button>
        )}
      </div>
      {isOpen && <DiffView {...changeOf(kind, before?.body ?? null, version.body, t('order.hidden'))} />}
    </li>
  );
}
