import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { drawQrCode } from '@halls/web-kit/qr-code';
import { openPopup, showInPopup } from '#app/game-session/popup-windows.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { useIsNarrow } from '#app/page/use-is-narrow.ts';
import { CopyLine } from './copy-line.tsx';
import type { DepositOrder, Instruction } from './deposit-reads.ts';

/** What the member does to pay. */
export function InstructionView({ order, instruction }: { order: DepositOrder; instruction: Instruction }) {
  switch (instruction.kind) {
    case 'qr':
      return <ByCode order={order} instruction={instruction} />;
    case 'bank':
      return <ByBank order={order} instruction={instruction} />;
    case 'crypto':
      return <ByCrypto order={order} instruction={instruction} />;
    case 'redirect':
      return <ByPage url={instruction.url} window={order.is_fast ? 'fpRedirect' : 'depositRedirect'} />;
    case 'app':
      return <ByApp link={instruction.link} />;
  }
}

type Of<Kind extends Instruction['kind']> = Extract<Instruction, { kind: Kind }>;

function ByCode({ order, instruction }: { order: DepositOrder; instruction: Of<'qr'> }) {
  const t = useTranslate('deposit');
  const { payload, payee, reference } = instruction;
  return (
    <div className="deposit-pay">
      <figure className="deposit-code">
        <CodePicture text={payload} label={t('qr_label')} />
        <figcaption>{t('qr_scan')}</figcaption>
      </figure>
      <dl className="deposit-lines">
        <AmountLine order={order} />
        <CopyLine label={t('payee')} text={payee} />
        <CopyLine label={t('reference')} text={reference} />
        <CopyLine label={t('qr_text')} text={payload}>
          <span className="deposit-payload">{payload}</span>
        </CopyLine>
      </dl>
      {/* a phone can't scan itself: a link that its apps know opens one of them */}
      {payload.startsWith('upi:') && <ByApp link={payload} />}
    </div>
  );
}

function CodePicture({ text, label }: { text: string; label: string }) {
  const { size, path } = drawQrCode(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="240" height="240" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

function ByBank({ order, instruction }: { order: DepositOrder; instruction: Of<'bank'> }) {
  const t = useTranslate('deposit');
  const { bank, account, holder, reference, exact_amount: isExact } = instruction;
  return (
    <>
      <Note>{t('reference_note')}</Note>
      {isExact && <Note>{t('exact_note')}</Note>}
      <dl className="deposit-lines">
        <AmountLine order={order} />
        <CopyLine label={t('bank')} text={bank} />
        <CopyLine label={t('account')} text={account} />
        <CopyLine label={t('payee')} text={holder} />
        <CopyLine label={t('reference')} text={reference} />
      </dl>
    </>
  );
}

function ByCrypto({ order, instruction }: { order: DepositOrder; instruction: Of<'crypto'> }) {
  const t = useTranslate('deposit');
  const { language } = usePage();
  const { network, address, memo, asset, amount, rate, confirmations } = instruction;
  const until = formatTime(instruction.rate_until, language);
  return (
    <>
      <Note>{t('crypto_note', { asset, network })}</Note>
      <Note>{t('exact_note')}</Note>
      <div className="deposit-pay">
        <figure className="deposit-code">
          <CodePicture text={address} label={t('qr_label')} />
          <figcaption>{t('address')}</figcaption>
        </figure>
        <dl className="deposit-lines">
          <CopyLine label={t('crypto_amount', { asset })} text={amount} />
          <CopyLine label={t('address')} text={address} />
          {memo !== null && <CopyLine label={t('memo')} text={memo} />}
        </dl>
      </div>
      <p className="deposit-note">{t('rate', { asset, rate: `${rate} ${order.currency}`, time: until })}</p>
      <p className="deposit-note">{t('confirmations', { number: confirmations })}</p>
    </>
  );
}

/** A phone goes there itself; on a desktop this page stays beside it. */
function ByPage({ url, window: name }: { url: string; window: 'depositRedirect' | 'fpRedirect' }) {
  const t = useTranslate('deposit');
  const isNarrow = useIsNarrow();
  const open = (event: MouseEvent) => {
    const beside = isNarrow ? null : openPopup(name);
    if (!beside) return;
    event.preventDefault();
    // it belongs to somebody else, who is to know nothing of this page
    beside.opener = null;
    showInPopup(beside, url);
  };
  return (
    <>
      <a
        className={buttonClass({ kind: 'action', size: 'large', wide: true })}
        href={url}
        onClick={open}
        {...(!isNarrow && { target: '_blank', rel: 'noopener' })}
      >
        {t('to_page')}
      </a>
      <p className="deposit-note">{t('return_note')}</p>
    </>
  );
}

function ByApp({ link }: { link: string }) {
  const t = useTranslate('deposit');
  return (
    <a className={buttonClass({ kind: 'action', size: 'large', wide: true })} href={link}>
      {t('to_app')}
    </a>
  );
}

function AmountLine({ order: { amount, currency } }: { order: DepositOrder }) {
  const t = useTranslate('deposit');
  return amount === null ? null : (
    <CopyLine label={t('asked')} text={amount}>
      <MemberMoney amount={amount} currency={currency} />
    </CopyLine>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="deposit-notice">{children}</p>;
}
