import './cashier.css';
import { useState } from 'react';
import { Button, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import type { Deposit } from './deposit.ts';
import { Refund } from './refund.tsx';

type Command = 'ask' | 'credit' | 'send_back' | 'returned' | 'refund';

/** What can be done about a deposit as it stands. */
export function DepositCommands({ deposit }: { deposit: Deposit }) {
  const t = useTranslate('cashier');
  const may = useMay();
  const [open, setOpen] = useState<Command | null>(null);
  const commands = commandsFor(deposit);
  if (commands.length === 0 || !may('cashier.work', deposit.site_id)) return null;
  const onClose = () => setOpen(null);
  return (
    <>
      <div className="cashier-buttons">
        {commands.map((command, index) => (
          <Button
            key={command}
            kind={index === 0 && command !== 'ask' ? 'action' : 'plain'}
            onClick={() => setOpen(command)}
          >
            {t(command)}
          </Button>
        ))}
      </div>
      {open === 'ask' && <Ask deposit={deposit} onClose={onClose} />}
      {(open === 'credit' || open === 'send_back') && (
        <Decide deposit={deposit} command={open} onClose={onClose} />
      )}
      {open === 'refund' && deposit.refundable !== null && (
        <Refund deposit={deposit} left={deposit.refundable} onClose={onClose} />
      )}
      {open === 'returned' && <Returned deposit={deposit} onClose={onClose} />}
    </>
  );
}

function commandsFor({ state, received, currency, refundable }: Deposit): readonly Command[] {
  // what came in another currency fits no wallet of the member's
  if (state === 'review') return received?.currency === currency ? ['credit', 'send_back'] : ['send_back'];
  if (state === 'returning') return ['returned'];
  if (refundable !== null) return ['ask', 'refund'];
  return ['refused', 'returned'].includes(state) ? [] : ['ask'];
}

interface CommandProps {
  deposit: Deposit;
  onClose: () => void;
}

const which = ({ site_id, order_number }: Deposit) => ({ site_id, order_number });

function lookAgain() {
  void readAgain(
    '/cashier/deposit',
    '/cashier/deposits',
    '/cashier/waiting',
    '/change-request/list',
    '/log/list',
  );
}

function Ask({ deposit, onClose }: CommandProps) {
  const t = useTranslate('cashier');
  return (
    <CommandDialog
      title={t('ask')}
      note={t('ask_note')}
      confirm={t('ask')}
      send={(reason) => api.call('/cashier/ask', { ...which(deposit), reason })}
      onDone={lookAgain}
      onClose={onClose}
    />
  );
}

function Decide({ deposit, command, onClose }: CommandProps & { command: 'credit' | 'send_back' }) {
  const t = useTranslate('cashier');
  const { received } = deposit;
  return (
    <CommandDialog
      title={t(command)}
      note={t(`${command}_note`)}
      needsAnother
      confirm={t('ask_for')}
      renderFields={() =>
        received && <Facts facts={[[t('received'), <Amount key="received" {...received} />]]} />
      }
      send={(reason) => {
        const body = { ...which(deposit), reason };
        return command === 'credit'
          ? api.call('/cashier/credit', body)
          : api.call('/cashier/send-back', body);
      }}
      onDone={lookAgain}
      onClose={onClose}
    />
  );
}

function Returned({ deposit, onClose }: CommandProps) {
  const t = useTranslate('cashier');
  const [reference, setReference] = useState('');
  return (
    <CommandDialog
      title={t('returned')}
      note={t('returned_note')}
      confirm={t('returned_save')}
      renderFields={(faults) => (
        <TextInput
          label={t('return_reference')}
          hint={t('return_reference_hint')}
          required
          maxLength={140}
          autoComplete="off"
          value={reference}
          error={faults['return_reference'] ?? null}
          onChange={(event) => setReference(event.target.value)}
        />
      )}
      send={(reason) =>
        api.call('/cashier/returned', { ...which(deposit), return_reference: reference.trim(), reason })
      }
      onDone={lookAgain}
      onClose={onClose}
    />
  );
}
