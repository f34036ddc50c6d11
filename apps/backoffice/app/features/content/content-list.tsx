import './content-list.css';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import type { DocumentLine, VersionState } from '@halls/contract/office';
import {
  contentAreas,
  contentKinds,
  propertiesOf,
  type ContentArea,
  type ContentKind,
} from '@halls/contract/publication';
import { Button } from '@halls/ui';
import { useList } from '#app/api/use-list.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { Tabs } from '#app/parts/tabs.tsx';
import { When } from '#app/parts/when.tsx';
import { Views } from '#app/records/views.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { versionStates, VersionStateMark } from './content-state.tsx';

export function isContentKind(name: string | undefined): name is ContentKind {
  return contentKinds.some((kind) => kind === name);
}

/** What a site shows of a kind, and what is being written of it. */
export function ContentList() {
  const { siteId, kind } = useParams();
  if (!isContentKind(kind)) return <Navigate to={`/site/${siteId}/content/${contentKinds[0]}`} replace />;
  return <ListOf siteId={Number(siteId)} kind={kind} />;
}

function ListOf({ siteId, kind }: { siteId: number; kind: ContentKind }) {
  const t = useTranslate('content');
  const may = useMay();
  const navigate = useNavigate();
  const address = `/site/${siteId}/content`;
  const filters = useFilters();
  const { state } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/content/list', {
    site_id: siteId,
    kind,
    ...(state && { state: state as VersionState }),
  });
  return (
    <>
      <PageHead
        title={t('title')}
        note={t(`note.${kind}`)}
        actions={
          may('content.edit', siteId) && (
            <Button kind="action" onClick={() => void navigate(`${address}/${kind}/new`)}>
              {t('new')}
            </Button>
          )
        }
      />
      <Kinds address={address} kind={kind} />
      <Views list="content" />
      <FilterBar filters={filters} />
      <DataTable
        key={kind}
        label={t(`kind.${kind}`)}
        list={list}
        columns={useColumns(kind)}
        idOf={(line) => String(line.document_id)}
        to={(line) => `${address}/${kind}/${line.document_id}`}
        empty={<Empty icon="list">{t('none')}</Empty>}
      />
    </>
  );
}

const areas = Object.entries(contentAreas) as [ContentArea, readonly ContentKind[]][];

/** Where one looks for a kind: its area, and what else is there. */
function Kinds({ address, kind }: { address: string; kind: ContentKind }) {
  const t = useTranslate('content');
  const here = areas.find(([, kinds]) => kinds.includes(kind));
  return (
    <>
      <nav className="content-areas" aria-label={t('areas')}>
        {areas.map(([area, [first = kind]]) => (
          <Link
            key={area}
            to={`${address}/${first}`}
            className="content-area"
            aria-current={area === here?.[0] ? 'true' : undefined}
          >
            {t(`area.${area}`)}
          </Link>
        ))}
      </nav>
      <Tabs
        label={t('kinds')}
        tabs={(here?.[1] ?? []).map((each) => ({ to: `${address}/${each}`, name: t(`kind.${each}`) }))}
      />
    </>
  );
}

/** What a thing is called: by its words, or by the name of what was chosen for it. */
function useTitleOf(kind: ContentKind): (line: DocumentLine) => string {
  const t = useTranslate('content');
  const chosen = propertiesOf(kind)[0];
  return ({ title }) => {
    // a site has one of it
    if (chosen?.as === 'order') return t(`kind.${kind}`);
    if (chosen?.as === 'listed') {
      const [provider, hall] = title.split(' ');
      return hall ? `${provider} · ${t(`choice.gt_id.${hall}` as 'choice.gt_id.2')}` : title;
    }
    const isChoice = chosen?.as === 'choice' && chosen.values.some((value) => String(value) === title);
    return isChoice ? t(`choice.${chosen.label ?? chosen.name}.${title}` as 'choice.tab.home') : title;
  };
}

function useFilters(): Filter[] {
  const t = useTranslate('content');
  return [
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      choices: versionStates.map((state) => ({ value: state, name: t(`state.${state}`) })),
    },
  ];
}

function useColumns(kind: ContentKind): [Column<DocumentLine>, ...Column<DocumentLine>[]] {
  const t = useTranslate('content');
  const p = useTranslate('parts');
  const titleOf = useTitleOf(kind);
  return [
    {
      id: 'title',
      name: t('words'),
      cell: (line) => <span className="content-title">{titleOf(line) || t('untitled')}</span>,
    },
    { id: 'live', name: t('live'), cell: (line) => (line.is_live ? p('yes') : '–') },
    { id: 'state', name: t('state'), cell: (line) => <VersionStateMark state={line.state} /> },
    { id: 'version', name: t('version'), isFigure: true, cell: (line) => line.version },
    { id: 'missing', name: t('missing'), cell: (line) => <Missing languages={line.missing_languages} /> },
    { id: 'author', name: t('author'), cell: (line) => line.author?.account ?? '–' },
    { id: 'changed', name: t('changed'), cell: (line) => <When at={line.changed_at} /> },
  ];
}

/** Languages that a version lacks, by their short names; a dash for none. */
function Missing({ languages }: { languages: readonly string[] }) {
  const t = useTranslate('content');
  if (languages.length === 0) return '–';
  return (
    <span className="content-missing" title={languages.map((each) => each.slice(0, 2)).join(', ')}>
      {t('missing_count', { count: languages.length })}
    </span>
  );
}
