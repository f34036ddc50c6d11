import { localeOf, type Language } from '@halls/contract';
import { translateNotice, type NoticeTemplates } from '@halls/i18n';
import type { NoticeChannel } from './adapters/notice-adapter.ts';

/** What the texts are about; `at` is an instant in ISO 8601. */
export interface NoticeValues {
  readonly code?: string;
  readonly account?: string;
  readonly device?: string;
  readonly at?: string;
}

/** Whose message it is. */
export interface Sender {
  readonly name: string;
  readonly nameZh: string;
  readonly timezone: string;
}

/** The text of a notice; an SMS has no subject. */
export function writeMessage(
  notice: {
    readonly channel: NoticeChannel;
    readonly template: NoticeTemplates[NoticeChannel];
    readonly language: Language;
    readonly values: NoticeValues;
  },
  sender: Sender,
): { readonly subject: string; readonly body: string } {
  const { language, values } = notice;
  const site = language === 'zh_CN' || language === 'zh_TW' ? sender.nameZh : sender.name;
  const shown = { ...values, site, ...(values.at && { at: showInstant(values.at, language, sender) }) };
  if (notice.channel === 'sms') {
    const template = notice.template as NoticeTemplates['sms'];
    return { subject: '', body: translateNotice(language, `${template}.sms`, shown) };
  }
  const template = notice.template as NoticeTemplates['email'];
  return {
    subject: translateNotice(language, `${template}.subject`, shown),
    body: translateNotice(language, `${template}.body`, shown),
  };
}

/** In the site's time, with its zone: a reader may live in another. */
function showInstant(instant: string, language: Language, { timezone }: Sender): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: timezone,
    numberingSystem: 'latn',
  }).format(new Date(instant));
}
