/** Which texts the office has, by the files of en_US. Types alone. What its answers say is the server's. */
import type { WithoutForm } from './texts.ts';
import type account from '../office-locales/en_US/account.json';
import type actions from '../office-locales/en_US/actions.json';
import type agents from '../office-locales/en_US/agents.json';
import type approvals from '../office-locales/en_US/approvals.json';
import type bank_book from '../office-locales/en_US/bank_book.json';
import type bonuses from '../office-locales/en_US/bonuses.json';
import type cases from '../office-locales/en_US/cases.json';
import type cashier from '../office-locales/en_US/cashier.json';
import type content from '../office-locales/en_US/content.json';
import type exports from '../office-locales/en_US/exports.json';
import type fields from '../office-locales/en_US/fields.json';
import type frame from '../office-locales/en_US/frame.json';
import type free_rounds from '../office-locales/en_US/free_rounds.json';
import type ledger from '../office-locales/en_US/ledger.json';
import type letters from '../office-locales/en_US/letters.json';
import type log from '../office-locales/en_US/log.json';
import type members from '../office-locales/en_US/members.json';
import type missions from '../office-locales/en_US/missions.json';
import type operators from '../office-locales/en_US/operators.json';
import type parts from '../office-locales/en_US/parts.json';
import type payment_services from '../office-locales/en_US/payment_services.json';
import type promotions from '../office-locales/en_US/promotions.json';
import type recommendations from '../office-locales/en_US/recommendations.json';
import type reconciliation from '../office-locales/en_US/reconciliation.json';
import type campaigns from '../office-locales/en_US/campaigns.json';
import type red_envelopes from '../office-locales/en_US/red_envelopes.json';
import type reports from '../office-locales/en_US/reports.json';
import type risk from '../office-locales/en_US/risk.json';
import type sign_in from '../office-locales/en_US/sign_in.json';
import type sign_in_rewards from '../office-locales/en_US/sign_in_rewards.json';
import type site from '../office-locales/en_US/site.json';
import type standing from '../office-locales/en_US/standing.json';
import type system from '../office-locales/en_US/system.json';
import type transfers from '../office-locales/en_US/transfers.json';

interface MessageFiles {
  account: typeof account;
  actions: typeof actions;
  agents: typeof agents;
  approvals: typeof approvals;
  bank_book: typeof bank_book;
  bonuses: typeof bonuses;
  cases: typeof cases;
  cashier: typeof cashier;
  content: typeof content;
  exports: typeof exports;
  fields: typeof fields;
  frame: typeof frame;
  free_rounds: typeof free_rounds;
  ledger: typeof ledger;
  letters: typeof letters;
  log: typeof log;
  members: typeof members;
  missions: typeof missions;
  operators: typeof operators;
  parts: typeof parts;
  payment_services: typeof payment_services;
  promotions: typeof promotions;
  recommendations: typeof recommendations;
  reconciliation: typeof reconciliation;
  campaigns: typeof campaigns;
  red_envelopes: typeof red_envelopes;
  reports: typeof reports;
  risk: typeof risk;
  sign_in: typeof sign_in;
  sign_in_rewards: typeof sign_in_rewards;
  site: typeof site;
  standing: typeof standing;
  system: typeof system;
  transfers: typeof transfers;
}

export type OfficeNamespace = keyof MessageFiles;

/** What can be asked for in a namespace. Plural forms are asked for without their ending. */
export type OfficeTextKey<Name extends OfficeNamespace> = WithoutForm<keyof MessageFiles[Name] & string>;
