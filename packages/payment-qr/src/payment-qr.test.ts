import fc from 'fast-check';
import { hasError, parsePix, PixElementType } from 'pix-utils';
import { parse as parsePromptPay } from 'promptparse';
import { billPayment } from 'promptparse/validate';
import { QRPay } from 'vietnam-qr-pay';
import { describe, expect, test } from 'vitest';
import { crc16 } from './checksum.ts';
import { encodePix } from './pix.ts';
import { encodePromptPayBill, encodePromptPayTransfer } from './prompt-pay.ts';
import { encodeUpiLink } from './upi.ts';
import { encodeVietQr } from './viet-qr.ts';

const lettersAndDigits = (longest: number) => fc.stringMatching(new RegExp(`^[0-9A-Za-z]{1,${longest}}$`));
const capitals = fc.stringMatching(/^[0-9A-Z]{1,20}$/);
const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
const minor = fc.bigInt({ min: 1n, max: 9_999_999_999n });
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe(0x29_b1);
  expect(crc16('')).toBe(0xff_ff);
});

describe('VietQR', () => {
  test('is read back by a library of its country', () => {
    const transfers = fc.record({
      bankBin: digits(6),
      account: lettersAndDigits(19),
      amountMinor: orNone(minor),
      reference: lettersAndDigits(25),
    });
    fc.assert(
      fc.property(transfers, (transfer) => {
        const read = new QRPay(encodeVietQr(transfer));
        expect({
          isValid: read.isValid,
          bank: read.consumer.bankBin,
          account: read.consumer.bankNumber,
          amount: read.amount ?? null,
          says: read.additionalData.purpose,
        }).toEqual({
          isValid: true,
          bank: transfer.bankBin,
          account: transfer.account,
          amount: transfer.amountMinor === null ? null : String(transfer.amountMinor),
          says: transfer.reference,
        });
      }),
    );
  });

  test('is the code that the library writes', () => {
    const transfer = { bankBin: '970416', account: '257678859', amountMinor: 10_000n, reference: 'HALL 7Q2' };
    const theirs = QRPay.initVietQR({
      bankBin: transfer.bankBin,
      bankNumber: transfer.account,
      amount: '10000',
      purpose: transfer.reference,
    });
    expect(encodeVietQr(transfer)).toBe(theirs.build());
  });
});

describe('PromptPay', () => {
  test('bills are read back', () => {
    const bills = fc.record({ billerId: digits(15), reference1: capitals, reference2: capitals });
    fc.assert(
      fc.property(bills, orNone(minor), (bill, amountMinor) => {
        expect(billPayment(encodePromptPayBill({ ...bill, amountMinor }))).toEqual({
          billerId: bill.billerId,
          ref1: bill.reference1,
          ref2: bill.reference2,
          ...(amountMinor !== null && { amount: Number(amountMinor) / 100 }),
        });
      }),
    );
  });

  test.each([
    [{ mobile: '0812345678' }, '01', '0066812345678'],
    [{ taxId: '1234567890123' }, '02', '1234567890123'],
    [{ walletId: '123456789012345' }, '03', '123456789012345'],
  ])('%o is read back', (payee, id, value) => {
    const read = parsePromptPay(encodePromptPayTransfer(payee, 100_50n), true);
    expect([read?.getTagValue('29', id), read?.getTagValue('53'), read?.getTagValue('54')]).toEqual([
      value,
      '764',
      '100.50',
    ]);
  });
});

describe('Pix', () => {
  test('is read back by a library of its country', () => {
    const charges = fc.record({
      key: fc.uuid(),
      receiver: lettersAndDigits(25),
      city: lettersAndDigits(15),
      amountMinor: orNone(minor),
      transactionId: lettersAndDigits(25),
    });
    fc.assert(
      fc.property(charges, (charge) => {
        const read = parsePix(encodePix(charge));
        if (hasError(read) || read.type !== PixElementType.STATIC)
          throw new Error('not a static code of Pix');
        expect([
          read.pixKey,
          read.merchantName,
          read.merchantCity,
          read.txid,
          read.transactionAmount,
        ]).toEqual([
          charge.key,
          charge.receiver,
          charge.city,
          charge.transactionId,
          charge.amountMinor === null ? 0 : Number(charge.amountMinor) / 100,
        ]);
      }),
    );
  });

  test('leaves accents out and cuts what is too long', () => {
    const read = parsePix(
      encodePix({
        key: '+5511999999999',
        receiver: 'Salões de Jogos Ação e Diversão',
        city: 'São José dos Campos',
        amountMinor: 10_00n,
        transactionId: 'A1',
      }),
    );
    expect(read).toMatchObject({
      merchantName: 'Saloes de Jogos Acao e Di',
      merchantCity: 'Sao Jose dos Ca',
    });
  });
});

test('a link of UPI carries payee, amount and reference', () => {
  const link = encodeUpiLink({
    payeeAddress: 'halls@okbank',
    payeeName: 'Eight Halls & Co',
    amountMinor: 1_250_50n,
    reference: 'D7Q2',
    note: 'Deposit +1',
  });
  expect(link).not.toContain('+');
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    pa: 'halls@okbank',
    pn: 'Eight Halls & Co',
    tr: 'D7Q2',
    tn: 'Deposit +1',
    am: '1250.50',
    cu: 'INR',
  });
});

describe('what banks would misread is refused', () => {
  const viet = { bankBin: '970416', account: '257678859', amountMinor: 10_000n, reference: 'D7' };
  const pix = { key: 'a@b.example', receiver: 'Halls', city: 'Recife', amountMinor: 1n, transactionId: 'D7' };
  const bill = { billerId: '1'.repeat(15), reference1: 'D7', amountMinor: 1n };
  const upi = { payeeAddress: 'h@bank', payeeName: 'Halls', amountMinor: 1n, reference: 'D7' };
  test.each<[string, () => string]>([
    ['nothing to pay', () => encodeVietQr({ ...viet, amountMinor: 0n })],
    ['less than nothing', () => encodePix({ ...pix, amountMinor: -1n })],
    ['an amount that no form takes', () => encodeVietQr({ ...viet, amountMinor: 10n ** 13n })],
    ['a bank of five digits', () => encodeVietQr({ ...viet, bankBin: '97041' })],
    ['a reference with an accent', () => encodeVietQr({ ...viet, reference: 'Nạp tiền' })],
    ['a reference that does not fit', () => encodeVietQr({ ...viet, reference: 'A'.repeat(26) })],
    ['a key with a space', () => encodePix({ ...pix, key: 'a b' })],
    ['a name of nothing but other letters', () => encodePix({ ...pix, receiver: '八厅' })],
    ['a reference in small letters', () => encodePromptPayBill({ ...bill, reference1: 'd7' })],
    ['a foreign mobile number', () => encodePromptPayTransfer({ mobile: '+4912345678' }, 1n)],
    ['an address without a bank', () => encodeUpiLink({ ...upi, payeeAddress: 'halls' })],
    ['a reference with an ampersand', () => encodeUpiLink({ ...upi, reference: 'D7&am=1' })],
  ])('%s', (_, encode) => {
    expect(encode).toThrow(RangeError);
  });
});
