import type { Clock } from '@halls/service';
import type { SqlTransaction } from '#platform/database.ts';
import { sitesWithout } from '../sites/sites-without.ts';
import { sampleAgentAgreement } from './data/sample-agent-agreement.ts';

const { title, paragraphs } = sampleAgentAgreement;

/** The sample sites take applications for agent, under an agreement of their own. */
export async function seedAgentAgreements(transaction: SqlTransaction, clock: Clock): Promise<void> {
  const languages = Object.keys(title) as (keyof typeof title)[];
  const content = Object.fromEntries(
    languages.map((language) => [language, paragraphs.map((each) => `<p>${each[language]}</p>`).join('')]),
  );
  for (const { site_id } of await sitesWithout(transaction, 'agency.agreement')) {
    const texts = { title: JSON.stringify(title), content: JSON.stringify(content) };
    await transaction
      .insertInto('agency.agreement')
      .values({ site_id, version: 1, ...texts, since: clock() })
      .execute();
    await transaction
      .insertInto('app.agent_policy')
      .values({ site_id, takes_applications: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
