import { createLedger } from '#modules/ledger';
import { createPasswords, createPersonalDetails, openUniqueValues } from '#modules/member';
import type { Platform } from '#platform/module.ts';
import { seedAgentAgreements } from './agents/seed-agent-agreements.ts';
import { seedAgentLevels } from './agents/seed-agent-levels.ts';
import { seedArticles } from './articles/seed-articles.ts';
import { seedContent } from './content/seed-content.ts';
import { seedDiscounts } from './discounts/seed-discounts.ts';
import { seedEnvelopes } from './envelopes/seed-envelopes.ts';
import { seedFaqs } from './faq/seed-faqs.ts';
import { seedIdentity } from './identity/seed-identity.ts';
import { seedJackpots } from './jackpots/seed-jackpots.ts';
import { seedMembers } from './members/seed-members.ts';
import { seedMissions } from './missions/seed-missions.ts';
import { seedGateways } from './notices/seed-gateways.ts';
import { seedHouseOperators } from './operators/seed-house-operators.ts';
import { seedOperators } from './operators/seed-operators.ts';
import { seedCampaigns } from './offers/seed-campaigns.ts';
import { seedPayments } from './payments/seed-payments.ts';
import { seedPlaces } from './places/seed-places.ts';
import { seedConnections } from './providers/seed-connections.ts';
import { seedTerms } from './recommendation/seed-terms.ts';
import { seedRules } from './risk/seed-rules.ts';
import { seedLevels } from './vip/seed-levels.ts';
import { seedRebates } from './rebates/seed-rebates.ts';
import { seedCalendars } from './sign-in-rewards/seed-calendars.ts';
import { seedSites } from './sites/seed-sites.ts';
import { seedTournaments } from './tournaments/seed-tournaments.ts';
import { seedWinTerms } from './wins/seed-win-terms.ts';

/**
 * What the sandbox has and production has not: sample sites, content, members and the house studio's
 * connections. Each part is written once; what an operator changes later stays.
 */
export async function openSandbox({ sql, pool, sealing, settings, clock }: Platform): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    await seedSites(transaction);
    await seedContent(transaction);
    await seedDiscounts(transaction, clock);
    await seedFaqs(transaction);
    await seedArticles(transaction);
    await seedPlaces(transaction);
    await seedGateways(transaction);
    await seedAgentLevels(transaction);
    await seedAgentAgreements(transaction, clock);
    await seedWinTerms(transaction);
    await seedRules(transaction, clock);
    await seedCalendars(transaction, clock);
    await seedMissions(transaction, clock);
    await seedRebates(transaction, clock);
    await seedTournaments(transaction, clock);
    await seedLevels(transaction, clock);
    await seedTerms(transaction, clock);
    await seedCampaigns(transaction, clock);
  });
  // addresses follow the ports that this start was given
  await seedConnections({ sql, sealing }, settings);
  await seedPayments({ sql, sealing }, settings);
  await seedOperators(sql, sealing);
  await seedIdentity(sql, sealing, settings);
  const passwords = createPasswords();
  await seedHouseOperators(sql, passwords, clock());
  const ledger = createLedger({ pool });
  await seedJackpots(sql, ledger);
  await seedEnvelopes({ sql, sealing, clock });
  const uniqueValues = await openUniqueValues({ sql, sealing });
  const personal = createPersonalDetails(sealing, uniqueValues);
  await seedMembers({ sql, ledger, clock, passwords, personal, uniqueValues });
}
