import { parseArgs } from 'node:util';
import { currencyCodes, languages, type Currency, type Language } from '@halls/contract';
import { isTemplateName, templateNames } from '@halls/contract/template';
import { createSite, type NewSite } from '#modules/site';
import type { Database } from '#platform/database.ts';
import { commandLine, runCommand } from './run-command.ts';

const usage = [
  'npm run create-site -- --name <name> --host <host> --language <language> --currency <currency>',
  '  [--name-zh <name>] [--template <template>] [--timezone <zone>]',
  '--host, --language and --currency may be given several times; the first language and currency are the default.',
  `languages: ${languages.join(' ')}`,
  `currencies: ${currencyCodes.join(' ')}`,
  `templates: ${templateNames.join(' ')}`,
].join('\n');

const hostPattern = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

// `npm run create-site`: makes a site in the database of the settings, which the running server takes up at once
await runCommand({ usage, read: readSite, run: create });

async function create({ sql }: Database, site: NewSite): Promise<string> {
  const outcome = await sql
    .transaction()
    .execute((transaction) => createSite(transaction, commandLine, site, 'npm run create-site'));
  if (outcome.kind === 'host-taken') throw new Error(`site ${outcome.siteId} has the host ${outcome.host}`);
  return `site ${outcome.siteId} "${site.name}" is served at ${site.hosts.join(', ')}`;
}

function readSite(args: string[]): NewSite {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args,
    options: {
      ...{ name: text, 'name-zh': text, template: text, timezone: text },
      ...{ host: texts, language: texts, currency: texts },
    },
  });
  const name = values.name?.trim();
  if (!name) throw new Error('--name is missing');
  const template = values.template ?? templateNames[0];
  if (!isTemplateName(template)) throw new Error(`there is no template "${template}"`);
  const hosts = (values.host ?? []).map((host) => host.toLowerCase());
  const wrongHost = hosts.find((host) => !hostPattern.test(host));
  if (wrongHost !== undefined)
    throw new Error(`"${wrongHost}" is no host name; it has neither scheme nor port`);
  if (hosts.length === 0) throw new Error('--host is missing');
  return {
    ...{ template, name, hosts },
    nameZh: values['name-zh']?.trim() || name,
    languages: someOf<Language>('language', values.language, languages),
    currencies: someOf<Currency>('currency', values.currency, currencyCodes),
    timezone: readTimezone(values.timezone ?? 'UTC'),
  };
}

function someOf<Word extends string>(
  option: string,
  given: readonly string[] = [],
  known: readonly Word[],
): [Word, ...Word[]] {
  const unknown = given.find((word) => !known.includes(word as Word));
  if (unknown !== undefined) throw new Error(`there is no ${option} "${unknown}"`);
  const [first, ...others] = new Set(given as readonly Word[]);
  if (first === undefined) throw new Error(`--${option} is missing`);
  return [first, ...others];
}

function readTimezone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new Error(`there is no time zone "${name}"`);
  }
}
