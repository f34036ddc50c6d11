import { parseArgs } from 'node:util';
import { currencyCodes, languages, type Currency, type Language } from '@halls/contract';
import { isTemplateName, templateNames } from '@halls/contract/template';
import { describeWrongMode, readRunMode } from '@halls/service/run-mode';
import { requireDatabaseOf } from '@halls/service/sandbox-mark';
import { createSite, type NewSite } from '#modules/site';
import { openDatabase } from '#platform/database.ts';
import { migrate } from '#platform/migrate.ts';
import { runtimeRole } from '#platform/open-platform.ts';

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
await main();

async function main(): Promise<void> {
  const site = siteOrExit(process.argv.slice(2));
  const { NODE_ENV, DATABASE_URL: url } = process.env;
  const mode = readRunMode(NODE_ENV ?? '');
  if (!mode) return exit(describeWrongMode(NODE_ENV));
  if (!url) return exit('DATABASE_URL is missing');
  try {
    await requireDatabaseOf(mode, url);
    await migrate(url);
    process.stdout.write(`${await create(url, site)}\n`);
  } catch (error) {
    exit(error instanceof Error ? error.message : String(error));
  }
}

async function create(url: string, site: NewSite): Promise<string> {
  const database = openDatabase({ url, role: runtimeRole, maxConnections: 1, onError: () => {} });
  try {
    const commandLine = { kind: 'system', part: 'command-line' } as const;
    const outcome = await database.sql
      .transaction()
      .execute((transaction) => createSite(transaction, commandLine, site, 'npm run create-site'));
    if (outcome.kind === 'host-taken') throw new Error(`site ${outcome.siteId} has the host ${outcome.host}`);
    return `site ${outcome.siteId} "${site.name}" is served at ${site.hosts.join(', ')}`;
  } finally {
    await database.close();
  }
}

function siteOrExit(args: readonly string[]): NewSite {
  try {
    return readSite(args);
  } catch (error) {
    return exit(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function readSite(args: readonly string[]): NewSite {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: [...args],
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

function exit(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
