import type { Currency, PerLanguage } from '@halls/contract';
import type { PaymentMethod } from '#modules/cashier';

/** What a sample site offers in a currency, in this order; kinds and limits as the country has them. The gateway calls it what the house does. */
export type SampleMethod = Pick<PaymentMethod, 'code' | 'kind' | 'name' | 'icon' | 'fields' | 'amountRule'>;

const bankTransfer: PerLanguage = {
  en_US: 'Bank transfer',
  vi_VN: 'Chuyển khoản ngân hàng',
  zh_CN: '银行转账',
  zh_TW: '銀行轉帳',
  ko_KR: '계좌 이체',
  ja_JP: '銀行振込',
  th_TH: 'โอนผ่านธนาคาร',
  hi_IN: 'बैंक ट्रांसफ़र',
  my_MM: 'ဘဏ်ငွေလွှဲ',
  ta_IN: 'வங்கிப் பரிமாற்றம்',
  bn_BD: 'ব্যাংক ট্রান্সফার',
};

const bankCard: PerLanguage = {
  en_US: 'Bank card',
  vi_VN: 'Thẻ ngân hàng',
  zh_CN: '银行卡',
  zh_TW: '銀行卡',
  ko_KR: '은행 카드',
  ja_JP: '銀行カード',
  th_TH: 'บัตรธนาคาร',
  hi_IN: 'बैंक कार्ड',
  my_MM: 'ဘဏ်ကတ်',
  ta_IN: 'வங்கி அட்டை',
  bn_BD: 'ব্যাংক কার্ড',
};

const walletNumber: PerLanguage = {
  en_US: 'Number of your wallet',
  vi_VN: 'Số ví của bạn',
  zh_CN: '您的钱包号码',
  zh_TW: '您的錢包號碼',
  ko_KR: '지갑 번호',
  ja_JP: 'ウォレットの番号',
  th_TH: 'หมายเลขกระเป๋าเงินของคุณ',
  hi_IN: 'आपके वॉलेट का नंबर',
  my_MM: 'သင့်ပိုက်ဆံအိတ်နံပါတ်',
  ta_IN: 'உங்கள் பணப்பை எண்',
  bn_BD: 'আপনার ওয়ালেটের নম্বর',
};

const plain = { fields: [], amountRule: 'as_paid' } as const;
const transfer: SampleMethod = {
  ...plain,
  code: 'bank_transfer',
  kind: 'bank_transfer',
  name: bankTransfer,
  icon: 'lucide:landmark',
};
const card: SampleMethod = {
  ...plain,
  code: 'wallet_page',
  kind: 'redirect',
  name: bankCard,
  icon: 'lucide:credit-card',
};

function wallet(name: string, numberPattern?: string): SampleMethod {
  const fields = numberPattern
    ? [{ name: 'wallet_number', label: walletNumber, pattern: numberPattern }]
    : [];
  return { ...card, kind: 'wallet_app', name, icon: 'lucide:wallet', fields };
}

function scanned(code: string, name: string, kind: 'qr' | 'pix' | 'upi'): SampleMethod {
  const icon = kind === 'upi' ? 'lucide:smartphone' : 'lucide:qr-code';
  return { ...plain, code, kind, name, icon };
}

/** Paid by the member alone, and credited by the statement that an operator brings. */
export const ownAccount: SampleMethod = {
  ...plain,
  code: 'own_account',
  kind: 'manual',
  name: {
    en_US: 'Transfer to our account',
    vi_VN: 'Chuyển khoản vào tài khoản của chúng tôi',
    zh_CN: '转账至我们的账户',
    zh_TW: '轉帳至我們的帳戶',
    ko_KR: '당사 계좌로 이체',
    ja_JP: '当社口座への振込',
    th_TH: 'โอนเข้าบัญชีของเรา',
    hi_IN: 'हमारे खाते में ट्रांसफ़र',
    my_MM: 'ကျွန်ုပ်တို့၏ အကောင့်သို့ လွှဲပြောင်းခြင်း',
    ta_IN: 'எங்கள் கணக்கிற்குப் பரிமாற்றம்',
    bn_BD: 'আমাদের অ্যাকাউন্টে ট্রান্সফার',
  },
  icon: 'lucide:building-2',
};

const usdt: SampleMethod = {
  ...plain,
  code: 'usdt_trc20',
  kind: 'crypto',
  name: 'USDT (TRC20)',
  icon: 'lucide:coins',
  // credited at the rate that was shown, so another amount is looked at
  amountRule: 'exact',
};

/** How every sample site pays out. */
export const samplePayout = transfer;

export const sampleMethods: Readonly<Record<Currency, readonly SampleMethod[]>> = {
  VND: [scanned('vietqr', 'VietQR', 'qr'), transfer, wallet('MoMo')],
  RMB: [transfer, card],
  USD: [card, transfer, usdt],
  WON: [transfer, card],
  JPY: [transfer, card],
  THB: [scanned('promptpay', 'PromptPay', 'qr'), transfer, card],
  INR: [scanned('upi', 'UPI', 'upi'), transfer, card],
  MMK: [wallet('KBZPay', '09[0-9]{7,9}'), transfer],
  BDT: [wallet('bKash', '01[0-9]{9}'), transfer],
  BRL: [scanned('pix', 'Pix', 'pix'), transfer, card],
};

/** In minor units: the least and the most of one deposit. */
export const sampleLimits: Readonly<Record<Currency, readonly [minMinor: bigint, maxMinor: bigint]>> = {
  VND: [50_000n, 100_000_000n],
  RMB: [50_00n, 50_000_00n],
  USD: [10_00n, 10_000_00n],
  WON: [10_000n, 10_000_000n],
  JPY: [1_000n, 1_000_000n],
  THB: [100_00n, 200_000_00n],
  INR: [300_00n, 500_000_00n],
  MMK: [5_000_00n, 10_000_000_00n],
  BDT: [300_00n, 500_000_00n],
  BRL: [20_00n, 50_000_00n],
};
