/** Which texts there are, by the files of en_US. Types alone: nothing of this reaches a browser. */
import type app from '../locales/en_US/app.json';
import type article from '../locales/en_US/article.json';
import type bonus from '../locales/en_US/bonus.json';
import type browser from '../locales/en_US/browser.json';
import type captcha from '../locales/en_US/captcha.json';
import type catalogue from '../locales/en_US/catalogue.json';
import type code from '../locales/en_US/code.json';
import type demo from '../locales/en_US/demo.json';
import type deposit from '../locales/en_US/deposit.json';
import type discount from '../locales/en_US/discount.json';
import type errors from '../locales/en_US/errors.json';
import type faq from '../locales/en_US/faq.json';
import type fastPayment from '../locales/en_US/fast_payment.json';
import type home from '../locales/en_US/home.json';
import type install from '../locales/en_US/install.json';
import type launch from '../locales/en_US/launch.json';
import type letter from '../locales/en_US/letter.json';
import type login from '../locales/en_US/login.json';
import type myWallet from '../locales/en_US/my_wallet.json';
import type news from '../locales/en_US/news.json';
import type notice from '../locales/en_US/notice.json';
import type payoutAccount from '../locales/en_US/payout_account.json';
import type places from '../locales/en_US/places.json';
import type playRecord from '../locales/en_US/play_record.json';
import type proxy from '../locales/en_US/proxy.json';
import type recommendation from '../locales/en_US/recommendation.json';
import type recovery from '../locales/en_US/recovery.json';
import type red_envelope from '../locales/en_US/red_envelope.json';
import type register from '../locales/en_US/register.json';
import type session from '../locales/en_US/session.json';
import type share from '../locales/en_US/share.json';
import type shell from '../locales/en_US/shell.json';
import type sign_in_reward from '../locales/en_US/sign_in_reward.json';
import type sports from '../locales/en_US/sports.json';
import type statement from '../locales/en_US/statement.json';
import type still from '../locales/en_US/still.json';
import type system_letter from '../locales/en_US/system_letter.json';
import type tables from '../locales/en_US/tables.json';
import type third_party from '../locales/en_US/third_party.json';
import type tracking from '../locales/en_US/tracking.json';
import type user from '../locales/en_US/user.json';
import type user_devices from '../locales/en_US/user_devices.json';
import type user_info from '../locales/en_US/user_info.json';
import type user_limits from '../locales/en_US/user_limits.json';
import type validation from '../locales/en_US/validation.json';
import type wallet from '../locales/en_US/wallet.json';
import type wins from '../locales/en_US/wins.json';
import type withdrawal from '../locales/en_US/withdrawal.json';

interface MessageFiles {
  app: typeof app;
  article: typeof article;
  bonus: typeof bonus;
  browser: typeof browser;
  captcha: typeof captcha;
  catalogue: typeof catalogue;
  code: typeof code;
  demo: typeof demo;
  deposit: typeof deposit;
  discount: typeof discount;
  errors: typeof errors;
  faq: typeof faq;
  fast_payment: typeof fastPayment;
  home: typeof home;
  install: typeof install;
  launch: typeof launch;
  letter: typeof letter;
  login: typeof login;
  my_wallet: typeof myWallet;
  news: typeof news;
  notice: typeof notice;
  payout_account: typeof payoutAccount;
  places: typeof places;
  play_record: typeof playRecord;
  proxy: typeof proxy;
  recommendation: typeof recommendation;
  recovery: typeof recovery;
  red_envelope: typeof red_envelope;
  register: typeof register;
  session: typeof session;
  share: typeof share;
  shell: typeof shell;
  sign_in_reward: typeof sign_in_reward;
  sports: typeof sports;
  statement: typeof statement;
  still: typeof still;
  system_letter: typeof system_letter;
  tables: typeof tables;
  third_party: typeof third_party;
  tracking: typeof tracking;
  user: typeof user;
  user_devices: typeof user_devices;
  user_info: typeof user_info;
  user_limits: typeof user_limits;
  validation: typeof validation;
  wallet: typeof wallet;
  wins: typeof wins;
  withdrawal: typeof withdrawal;
}

/** A message file: what one feature says. */
export type Namespace = keyof MessageFiles;

/** What can be asked for in a namespace. Plural forms are asked for without their ending. */
export type TextKey<Name extends Namespace> = WithoutForm<keyof MessageFiles[Name] & string>;

export type WithoutForm<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;
