-- Up Migration

-- Banks and wallets that money can be paid out to, by currency; data that an operator can change. The pattern is that
-- of an account's number, without blanks.
create table app.payout_bank (
  bank_code text primary key check (bank_code ~ '^[A-Z0-9_]{2,32}$'),
  currency text not null references app.currency,
  kind text not null check (kind in ('bank', 'wallet')),
  name text not null,
  number_pattern text not null default '^[0-9]{6,20}$',
  sort smallint not null default 0,
  is_active boolean not null default true
);
create index payout_bank_currency on app.payout_bank (currency, sort);

insert into app.payout_bank (bank_code, currency, kind, name, number_pattern, sort) values
  ('VND_VCB', 'VND', 'bank', 'Vietcombank', '^[0-9]{9,15}$', 1),
  ('VND_BIDV', 'VND', 'bank', 'BIDV', '^[0-9]{8,15}$', 2),
  ('VND_CTG', 'VND', 'bank', 'VietinBank', '^[0-9]{9,15}$', 3),
  ('VND_TCB', 'VND', 'bank', 'Techcombank', '^[0-9]{9,15}$', 4),
  ('VND_MBB', 'VND', 'bank', 'MB Bank', '^[0-9]{6,15}$', 5),
  ('VND_ACB', 'VND', 'bank', 'ACB', '^[0-9]{6,15}$', 6),
  ('VND_MOMO', 'VND', 'wallet', 'MoMo', '^0[0-9]{9}$', 7),
  ('RMB_ICBC', 'RMB', 'bank', '中国工商银行', '^[0-9]{16,19}$', 1),
  ('RMB_CCB', 'RMB', 'bank', '中国建设银行', '^[0-9]{16,19}$', 2),
  ('RMB_ABC', 'RMB', 'bank', '中国农业银行', '^[0-9]{16,19}$', 3),
  ('RMB_BOC', 'RMB', 'bank', '中国银行', '^[0-9]{16,19}$', 4),
  ('RMB_CMB', 'RMB', 'bank', '招商银行', '^[0-9]{16,19}$', 5),
  ('USD_JPM', 'USD', 'bank', 'JPMorgan Chase', '^[0-9]{6,17}$', 1),
  ('USD_BOA', 'USD', 'bank', 'Bank of America', '^[0-9]{6,17}$', 2),
  ('USD_WFC', 'USD', 'bank', 'Wells Fargo', '^[0-9]{6,17}$', 3),
  ('USD_CITI', 'USD', 'bank', 'Citibank', '^[0-9]{6,17}$', 4),
  ('WON_KB', 'WON', 'bank', 'KB국민은행', '^[0-9]{10,14}$', 1),
  ('WON_SHINHAN', 'WON', 'bank', '신한은행', '^[0-9]{10,14}$', 2),
  ('WON_WOORI', 'WON', 'bank', '우리은행', '^[0-9]{10,14}$', 3),
  ('WON_KAKAO', 'WON', 'bank', '카카오뱅크', '^[0-9]{10,14}$', 4),
  ('JPY_MUFG', 'JPY', 'bank', '三菱UFJ銀行', '^[0-9]{7,14}$', 1),
  ('JPY_SMBC', 'JPY', 'bank', '三井住友銀行', '^[0-9]{7,14}$', 2),
  ('JPY_MIZUHO', 'JPY', 'bank', 'みずほ銀行', '^[0-9]{7,14}$', 3),
  ('JPY_YUCHO', 'JPY', 'bank', 'ゆうちょ銀行', '^[0-9]{7,14}$', 4),
  ('THB_BBL', 'THB', 'bank', 'Bangkok Bank', '^[0-9]{10,12}$', 1),
  ('THB_KBANK', 'THB', 'bank', 'Kasikornbank', '^[0-9]{10,12}$', 2),
  ('THB_SCB', 'THB', 'bank', 'SCB', '^[0-9]{10,12}$', 3),
  ('THB_KTB', 'THB', 'bank', 'Krungthai Bank', '^[0-9]{10,12}$', 4),
  ('THB_PROMPTPAY', 'THB', 'wallet', 'PromptPay', '^([0-9]{10}|[0-9]{13})$', 5),
  ('INR_SBI', 'INR', 'bank', 'State Bank of India', '^[0-9]{9,18}$', 1),
  ('INR_HDFC', 'INR', 'bank', 'HDFC Bank', '^[0-9]{9,18}$', 2),
  ('INR_ICICI', 'INR', 'bank', 'ICICI Bank', '^[0-9]{9,18}$', 3),
  ('INR_AXIS', 'INR', 'bank', 'Axis Bank', '^[0-9]{9,18}$', 4),
  ('INR_UPI', 'INR', 'wallet', 'UPI', '^[A-Za-z0-9._-]{2,64}@[A-Za-z]{2,32}$', 5),
  ('MMK_KBZ', 'MMK', 'bank', 'KBZ Bank', '^[0-9]{13,17}$', 1),
  ('MMK_AYA', 'MMK', 'bank', 'AYA Bank', '^[0-9]{11,17}$', 2),
  ('MMK_CB', 'MMK', 'bank', 'CB Bank', '^[0-9]{13,16}$', 3),
  ('MMK_KBZPAY', 'MMK', 'wallet', 'KBZPay', '^09[0-9]{7,9}$', 4),
  ('BDT_BRAC', 'BDT', 'bank', 'BRAC Bank', '^[0-9]{10,17}$', 1),
  ('BDT_DBBL', 'BDT', 'bank', 'Dutch-Bangla Bank', '^[0-9]{10,17}$', 2),
  ('BDT_ISLAMI', 'BDT', 'bank', 'Islami Bank Bangladesh', '^[0-9]{10,17}$', 3),
  ('BDT_BKASH', 'BDT', 'wallet', 'bKash', '^01[0-9]{9}$', 4),
  ('BDT_NAGAD', 'BDT', 'wallet', 'Nagad', '^01[0-9]{9}$', 5),
  ('BRL_BB', 'BRL', 'bank', 'Banco do Brasil', '^[0-9]{5,13}$', 1),
  ('BRL_ITAU', 'BRL', 'bank', 'Itaú', '^[0-9]{5,13}$', 2),
  ('BRL_BRADESCO', 'BRL', 'bank', 'Bradesco', '^[0-9]{5,13}$', 3),
  ('BRL_NUBANK', 'BRL', 'bank', 'Nubank', '^[0-9]{5,13}$', 4),
  ('BRL_PIX', 'BRL', 'wallet', 'Pix', '^[A-Za-z0-9@._+-]{5,77}$', 5);

-- Where a member wants to be paid. The number rests sealed under a key that the database does not hold; beside it
-- stand its last characters, and a keyed hash by which the same account is recognised.
create table app.payout_account (
  account_id uuid primary key,
  site_id smallint not null references app.site,
  member_id bigint not null references app.member on delete cascade,
  currency text not null references app.currency,
  bank_code text not null references app.payout_bank,
  number_sealed text not null,
  number_end text not null check (length(number_end) <= 4),
  number_hash bytea not null,
  created_at timestamptz not null,
  usable_at timestamptz not null,
  removed_at timestamptz
);
create unique index payout_account_once on app.payout_account (site_id, number_hash) where removed_at is null;
create index payout_account_member on app.payout_account (member_id) where removed_at is null;

-- What those hashes are keyed with, sealed; made at the first start.
create table app.payout_hash_key (
  only_row boolean primary key default true check (only_row),
  key_sealed text not null
);

-- Down Migration
drop table app.payout_hash_key, app.payout_account, app.payout_bank;
