import '#app/parts/step.css';
import './cashier.css';
import { Panel } from '#app/parts/panel.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Message } from './deposit.ts';
import { idOf, MessageMark, MessageRaw } from './message-parts.tsx';

/** What services have told of an order, as it came. */
export function ToldMessages({ messages }: { messages: readonly Message[] }) {
  const t = useTranslate('cashier');
  return (
    <Panel title={t('messages')}>
      {messages.length === 0 && <p>{t('messages_of_none')}</p>}
      <ol>
        {messages.map((message) => (
          <li key={message.message_id} className="step">
            <When at={message.received_at} />
            <MessageMark message={message} />
            <span className="cashier-lines">{idOf(message)}</span>
            <details className="step-note cashier-told">
              <summary>{t('message_raw')}</summary>
              <MessageRaw message={message} />
            </details>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
