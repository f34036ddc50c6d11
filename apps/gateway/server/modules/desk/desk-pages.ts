import { currencies, formatMinor } from '@halls/contract';
import {
  actsOf,
  depositMoods,
  isOver,
  payoutMoods,
  whyNot,
  type Act,
  type BankOrder,
  type Mood,
  type Payment,
} from '#modules/bank';
import { defects } from '#modules/message';
import { html, type Html } from './html.ts';
import { page } from './page.ts';

const actWords: Readonly<Record<Act, string>> = {
  pay: 'Pay exactly',
  pay_short: 'Pay half',
  pay_over: 'Pay double',
  pay_twice: 'Pay twice',
  see: 'Seen, not yet certain',
  refuse: 'Refuse',
  expire: 'Let it expire',
  come_back: 'Send it back',
  charge_back: 'Charge it back',
  charge_back_half: 'Charge half back',
  take_back: 'Take it back yourself',
  win_back: 'Win the last back',
};

const kindWords = { deposit: 'Deposit', payout: 'Payout', refund: 'Refund' } as const;

const moodWords: Readonly<Record<Mood['deposits'] | Mood['payouts'], string>> = {
  answer: 'answer, and wait for the payer',
  wait: 'answer, and wait for you',
  pay: 'pay at once',
  pay_first: 'pay and say so before answering',
  do_and_stay_silent: 'do it, and never answer',
  do_and_fail: 'do it, and answer with a failure',
  fail: 'do nothing, and answer with a failure',
  refuse: 'refuse',
};

const defectWords = {
  forged: 'with a forged signature',
  altered: 'changed on its way',
  old: 'six minutes old',
};

export interface OrderView {
  readonly order: BankOrder;
  readonly payments: readonly Payment[];
  readonly messages: readonly {
    readonly messageId: string;
    readonly state: string;
    readonly tries: number;
    readonly answer: string | null;
    readonly defect: string | null;
  }[];
  readonly now: Date;
}

/** The bank's orders, newest first, and how it behaves. */
export function deskPage(orders: readonly BankOrder[], mood: Mood, now: Date): string {
  const rows = orders.map(
    (order) =>
      html`<tr>
        <td><a href="/order/${order.pspRef}">${order.orderId}</a></td>
        <td>${order.kind}</td>
        <td class="number">${money(order.amountMinor, order.currency)}</td>
        <td>${stateOf(order, now)}</td>
        <td>${order.payer}</td>
        <td>${moment(order.createdAt)}</td>
      </tr>`,
  );
  const table = html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>Order</th>
          <th>Kind</th>
          <th class="number">Amount</th>
          <th>State</th>
          <th>Who</th>
          <th>Since</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
  return page(
    'Sandbox bank',
    html`<h1>The bank’s desk</h1>
      <section class="card">
        <h2>How it behaves</h2>
        <form method="post" action="/mood">
          ${choice('deposits', 'A new deposit', depositMoods, mood.deposits)}
          ${choice('payouts', 'A new payout or refund', payoutMoods, mood.payouts)}
          <label
            >Messages<select name="holds_messages">
              <option value="0">are sent</option>
              <option value="1" ${selected(mood.holdsMessages)}>are held back</option>
            </select></label
          >
          <button class="main">Set</button>
        </form>
      </section>
      <section class="card">
        <h2>Messages that are held back</h2>
        <form method="post" action="/messages/release">
          <button name="order" value="given">Send in order</button
          ><button name="order" value="reversed">Send in reverse</button>
        </form>
      </section>
      <section class="card">
        <h2>Orders</h2>
        ${orders.length > 0 ? table : html`<p class="soft">None yet. Open a deposit on a site of the sandbox.</p>`}
      </section>`,
  );
}

/** One order with all that a bank or a payer could do to it. */
export function orderPage({ order, payments, messages, now }: OrderView): string {
  const buttons = actsOf[order.kind]
    .filter((act) => whyNot(order, act) === null)
    .map(
      (act) =>
        html`<button name="act" value="${act}" class="${act === 'pay' ? 'main' : ''}">
          ${actWords[act]}
        </button>`,
    );
  return page(
    `${order.orderId} · Sandbox bank`,
    html`<h1>${kindWords[order.kind]} ${order.orderId}</h1>
      <section class="card">${facts(order, now)}</section>
      <section class="card">
        <h2>Play the bank</h2>
        ${
          buttons.length > 0
            ? html`<form method="post" action="/order/${order.pspRef}/act">${buttons}</form>`
            : html`<p class="soft">There is nothing left to do.</p>`
        }
      </section>
      <section class="card">
        <h2>Paid</h2>
        ${paidTable(payments)}
      </section>
      <section class="card">
        <h2>Messages to the site</h2>
        ${messageTable(order, messages)}
      </section>`,
  );
}

function paidTable(payments: OrderView['payments']): Html {
  if (payments.length === 0) return html`<p class="soft">Nothing.</p>`;
  const rows = payments.map(
    (payment) =>
      html`<tr>
        <td><code>${payment.paymentRef}</code></td>
        <td class="number">${money(payment.amountMinor, payment.currency)}</td>
        <td>${moment(payment.paidAt)}</td>
      </tr>`,
  );
  return html`<div class="scroll">
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function messageTable({ pspRef }: BankOrder, messages: OrderView['messages']): Html {
  if (messages.length === 0) return html`<p class="soft">None yet.</p>`;
  const rows = messages.map(
    ({ messageId, state, defect, tries, answer }) =>
      html`<tr>
        <td><code>${messageId}</code></td>
        <td>${state.replace('_', ' ')}${defect ? ` (${defect})` : ''}</td>
        <td>${tries} tries</td>
        <td>${answer ?? ''}</td>
      </tr>`,
  );
  const again = [null, ...defects].map(
    (defect) =>
      html`<button name="defect" value="${defect ?? ''}">
        ${defect ? defectWords[defect] : 'as it was'}
      </button>`,
  );
  return html`<div class="scroll">
      <table>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    <p class="soft">Send the last one again:</p>
    <form method="post" action="/order/${pspRef}/again">${again}</form>`;
}

/** Where a payer comes to from a site. */
export function payPage({ order, payments, now }: OrderView): string {
  const isPaid = payments.length > 0;
  const paidMinor = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const acts = (['pay', 'pay_short', 'pay_over', 'refuse'] as const).filter(
    (act) => whyNot(order, act) === null,
  );
  const buttons = acts.map((act) => {
    const word = act === 'refuse' ? 'Do not pay' : actWords[act];
    return html`<button name="act" value="${act}" class="${act === 'pay' ? 'main' : ''}">${word}</button>`;
  });
  const back = order.returnUrl ? html`<p><a href="${order.returnUrl}">Back to the site</a></p>` : html``;
  return page(
    isPaid ? 'Paid' : 'Pay',
    html`<section class="card wide">
        <h1>${isPaid ? 'You have paid' : 'You pay'}</h1>
        <p class="amount">${money(isPaid ? paidMinor : order.amountMinor, order.currency)}</p>
        ${facts(order, now)}
      </section>
      ${
        isPaid
          ? html``
          : html`<section class="card">
              <form class="wide" method="post" action="/pay/${order.pspRef}/act">${buttons}</form>
            </section>`
      }
      ${back}`,
    true,
  );
}

function facts(order: BankOrder, now: Date): Html {
  return html`<dl>
    <dt>State</dt>
    <dd>${stateOf(order, now)}</dd>
    <dt>Amount</dt>
    <dd>${money(order.amountMinor, order.currency)}</dd>
    <dt>Order</dt>
    <dd><code>${order.orderId}</code></dd>
    <dt>Reference</dt>
    <dd><code>${order.pspRef}</code></dd>
    <dt>Method</dt>
    <dd>${order.method}</dd>
    ${
      order.kind === 'payout'
        ? html`<dt>Attempt</dt>
            <dd>${order.attempt}</dd>
            <dt>To</dt>
            <dd>${order.payer}</dd>`
        : html``
    }
    ${
      order.of
        ? html`<dt>Of</dt>
            <dd><code>${order.of.orderId}</code></dd>`
        : html``
    }
    ${
      order.expiresAt
        ? html`<dt>Until</dt>
            <dd>${moment(order.expiresAt)}</dd>`
        : html``
    }
  </dl>`;
}

function stateOf(order: BankOrder, now: Date): Html {
  const state = order.state === 'open' && isOver(order, now) ? 'expired' : order.state;
  return html`<span class="state ${state}">${state.replace('_', ' ')}</span>`;
}

function choice(
  name: 'deposits' | 'payouts',
  label: string,
  moods: readonly Mood[typeof name][],
  now: string,
): Html {
  return html`<label
    >${label}<select name="${name}">
      ${moods.map(
        (mood) => html`<option value="${mood}" ${selected(mood === now)}>${moodWords[mood]}</option>`,
      )}
    </select></label
  >`;
}

function selected(is: boolean): Html {
  return is ? html` selected` : html``;
}

function money(amountMinor: bigint, currency: BankOrder['currency']): string {
  const [whole = '', ...fraction] = formatMinor(amountMinor, currency).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${[grouped, ...fraction].join('.')} ${currencies[currency].iso}`;
}

function moment(at: Date): Html {
  return html`<time>${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;
}
