import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExportFormat, OfficeCalls } from '@halls/contract/office';
import { Button, SelectInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';

type Exported = OfficeCalls['/export/ask']['body']['of'];

/** Has what a list shows written into a file; shown to those who may. */
export function ExportButton({
  exported,
  covers = false,
}: {
  exported: Exported;
  /** Names and contacts are covered in it unless somebody who may asks for them. */
  covers?: boolean;
}) {
  const t = useTranslate('exports');
  const may = useMay();
  const [asks, setAsks] = useState(false);
  if (!may('export.make', 'some')) return null;
  return (
    <>
      <Button icon="download" onClick={() => setAsks(true)}>
        {t('export')}
      </Button>
      {asks && <ExportDialog exported={exported} covers={covers} onClose={() => setAsks(false)} />}
    </>
  );
}

function ExportDialog({
  exported,
  covers,
  onClose,
}: {
  exported: Exported;
  covers: boolean;
  onClose: () => void;
}) {
  const t = useTranslate('exports');
  const navigate = useNavigate();
  const may = useMay();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [isClear, setClear] = useState(false);
  const mayClear =
    exported.list === 'members' && may('member.read_personal', Number(exported.asked.site_id)) && covers;
  const of: Exported =
    exported.list === 'members' ? { ...exported, asked: { ...exported.asked, in_clear: isClear } } : exported;
  return (
    <CommandDialog
      title={t('export')}
      note={covers ? t('note_covered') : t('note')}
      confirm={t('ask')}
      renderFields={() => (
        <>
          <SelectInput
            label={t('format')}
            value={format}
            onChange={(event) => setFormat(event.target.value as ExportFormat)}
          >
            <option value="xlsx">{t('format.xlsx')}</option>
            <option value="csv">{t('format.csv')}</option>
          </SelectInput>
          {mayClear && (
            <SelectInput
              label={t('personal')}
              value={isClear ? 'clear' : 'covered'}
              onChange={(event) => setClear(event.target.value === 'clear')}
            >
              <option value="covered">{t('personal.covered')}</option>
              <option value="clear">{t('personal.clear')}</option>
            </SelectInput>
          )}
        </>
      )}
      send={(reason) => api.call('/export/ask', { of, format, reason })}
      onDone={() => {
        void readAgain('/export/list');
        void navigate('/exports');
      }}
      onClose={onClose}
    />
  );
}
