import './command-dialog.css';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, Icon } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { TextArea } from '@halls/ui/text-area';
import { toasts, type ApiResult } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { DiffView } from '#app/parts/diff-view.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { faultsOf, type FieldFaults } from './faults-of.ts';
import { ProofDialog } from './proof-dialog.tsx';

export interface CommandDialogProps<Data> {
  title: string;
  /** What will happen, in a sentence. */
  note: string;
  /** What stands there now and what will, where that is known ahead. */
  change?: { before: unknown; after: unknown };
  renderFields?: (faults: FieldFaults) => ReactNode;
  /** What is asked for happens only when somebody else agrees. */
  needsAnother?: boolean;
  /** False for what asks for no reason. */
  asksWhy?: boolean;
  confirm: string;
  send: (reason: string) => Promise<ApiResult<Data>>;
  /** Null: the dialog shows what came of it, or closes. */
  onDone: (data: Data) => void;
  onClose: () => void;
}

/** Anything that changes something: what will change, why, and what came of it. */
export function CommandDialog<Data>(props: CommandDialogProps<Data>) {
  const { title, note, change, renderFields, needsAnother = false, asksWhy = true, confirm, onClose } = props;
  const t = useTranslate('parts');
  const { reason, setReason, faults, problem, busy, requestId, submit } = useCommand(props);
  if (requestId !== null)
    return (
      <Dialog title={title} closeLabel={t('close')} onClose={onClose}>
        <p className="command-asked">
          <Icon name="clock" />
          {t('command.asked', { id: requestId })}
        </p>
        <Link className="command-link" to={`/approvals/${requestId}`}>
          {t('command.to_request')}
        </Link>
      </Dialog>
    );
  return (
    <Dialog title={title} description={note} closeLabel={t('close')} onClose={onClose} holdsWork>
      <form className="command" noValidate onSubmit={(event) => void submit(event)}>
        {problem && <FormProblem>{problem}</FormProblem>}
        {change && <DiffView {...change} />}
        {renderFields?.(faults)}
        {asksWhy && (
          <TextArea
            label={t('command.reason')}
            hint={t('command.reason_hint')}
            required
            maxLength={500}
            value={reason}
            error={faults.reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {needsAnother && (
          <p className="command-asked">
            <Icon name="users" />
            {t('command.needs_another')}
          </p>
        )}
        <div className="command-buttons">
          <Button kind="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="action" type="submit" busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
      <ProofDialog />
    </Dialog>
  );
}

function useCommand<Data>({ send, asksWhy = true, onDone, onClose, title }: CommandDialogProps<Data>) {
  const t = useTranslate('parts');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<FieldFaults>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [requestId, setRequestId] = useState<number | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asksWhy && reason.trim() === '') return setFaults({ reason: t('command.reason_missing') });
    setFaults({});
    setProblem(null);
    setBusy(true);
    const result = await send(reason.trim());
    setBusy(false);
    if (!result.ok) {
      if (result.aborted) return;
      setFaults(faultsOf(result.data));
      return setProblem(result.message);
    }
    const asked = pendingOf(result.data);
    onDone(result.data);
    if (asked !== null) return setRequestId(asked);
    toasts.show('success', t('command.done', { what: title }));
    onClose();
  };
  return { reason, setReason, faults, problem, busy, requestId, submit };
}

/** The request that waits for a second person, where the answer is one. */
function pendingOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('change_request_id' in data)) return null;
  const isPending = 'state' in data && data.state === 'pending';
  return isPending ? Number(data.change_request_id) : null;
}
