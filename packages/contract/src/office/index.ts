export * from '../core/office-endpoint.ts';
export { breakStates, type BreakState, type BreakStepShown, type BreakWork } from '../core/office-break.ts';
export * from '../core/office-error-key.ts';
export * from '../core/office-language.ts';
export * from '../core/office-wire.ts';
export * from '../core/permission.ts';
export * from '../office-registry.ts';
export type { AgentPeriod, OfficeStatement } from '../agent/agent-settlement.office.ts';
export type { AgentApplicationLine, AgentPlacements, OfficeAgent } from '../agent/agent.office.ts';
export type { ListedLine } from '../catalogue/catalogue.office.ts';
export type { ChangeRequestState } from '../change-request/change-request.office.ts';
export type { Audience, Mailing, MailingState } from '../letter/mailing.office.ts';
export type { ListView, ViewedList } from '../list-view/list-view.office.ts';
export type { FoundMember, MemberNote, MemberSort, MemberStatus } from '../member/member.office.ts';
export type { DeskOrder, DeskOrderState, OfficeTicket } from '../trading/trading.office.ts';
export type { LedgerAccount, LedgerAccountKind, LedgerCheck } from '../ledger/ledger.office.ts';
export {
  cohortSteps,
  cohortUnits,
  reportHalls,
  type CohortUnit,
  type MovingStep,
  type ReportStep,
  type ReturnVerdict,
} from '../report/report-steps.ts';
export {
  breakKinds,
  reconDayStates,
  type BreakKind,
  type BreakSide,
  type ReconDay,
  type ReconDayState,
} from '../reconciliation/reconciliation.office.ts';
export { reversalStates, type ReversalState } from '../payment/claim.office.ts';
export type { RefundState } from '../payment/refund.office.ts';
export {
  orderSorts,
  depositCauses,
  officeDepositStates,
  waitingStates,
  type OfficeDepositState,
  type WaitingState,
} from '../payment/cashier.office.ts';
export {
  riskFacts,
  riskRulesSchema,
  type RiskFact,
  type RiskOutcome,
  type RiskRule,
  type RiskRules,
} from '../risk/risk-rules.ts';
export {
  envelopeAudiences,
  envelopeStates,
  type EnvelopeAudience,
  type EnvelopeBody,
  type EnvelopeState,
  type OfficeEnvelope,
} from '../activity/red-envelope.office.ts';
export type { RiskDecision, RiskRuleSet, RiskTry } from '../risk/risk.office.ts';
export {
  drainCauses,
  routePolicies,
  serviceStates,
  type OfficePaymentMethod,
  type OfficePaymentRoute,
  type OfficePaymentService,
} from '../payment/payment-service.office.ts';
export {
  officeWithdrawalStates,
  waitingWithdrawalStates,
  withdrawalRejections,
  type OfficeWithdrawalState,
  type WithdrawalRejection,
} from '../payment/withdrawal.office.ts';
export type { AutoApprovalBounds } from '../payment/auto-approval.office.ts';
export { maxStatementBytes, type BankBook, type BankDay } from '../bank-book/bank-book.office.ts';
export {
  bankBreakKinds,
  csvDayFormats,
  csvDelimiters,
  csvMappingSchema,
  lineOutcomes,
  type BankBreakKind,
  type BankDayState,
  type CsvColumns,
} from '../bank-book/bank-book.words.ts';
export type { OfficeTransfer } from '../wallet/wallet.office.ts';
export type { PlayPlace, PlayStop } from '../play-stop/play-stop.office.ts';
export {
  exportedSchema,
  type Exported,
  type ExportFormat,
  type ExportState,
} from '../export/export.office.ts';
export type {
  OfficeRecommendationTerms,
  OfficeRecommendedFriend,
} from '../recommendation/recommendation.office.ts';
export type { OfficeFreeRounds } from '../free-rounds/free-rounds.office.ts';
export {
  freeAwardPays,
  freeAwardStates,
  type FreeAwardPays,
  type FreeAwardState,
} from '../free-rounds/free-round-states.ts';
export { campaignBodySchema, type CampaignBody } from '../offer/campaign-body.ts';
export type { CampaignState } from '../offer/campaign.office.ts';
export type { OfficeCampaign } from '../offer/campaign.office.ts';
export type { OfficeBonus } from '../promotion/bonus.office.ts';
export { grantStates, type GrantState } from '../promotion/grant-states.ts';
export type { OfficeTournament, TournamentTerms } from '../tournament/tournament.office.ts';
export {
  tournamentScorings,
  type TournamentScoring,
  type TournamentState,
} from '../tournament/tournament.words.ts';
export { longestMissionDays, type MissionTerms, type OfficeMission } from '../mission/mission.office.ts';
export {
  missionFacts,
  missionPeriods,
  type MissionFact,
  type MissionPeriod,
} from '../mission/mission.words.ts';
export { rewardPays, type RewardPays, type RewardTerms } from '../promotion/reward.ts';
export {
  longestSignInRewardDays,
  type OfficeSignInRewardCalendar,
} from '../sign-in-reward/sign-in-reward.office.ts';
export type {
  OfficeRebateDue,
  OfficeRebatePlan,
  OfficeRebateRun,
  RebateTried,
} from '../rebate/rebate.office.ts';
export type { OfficeVipPlan, VipTried } from '../vip/vip.office.ts';
export type { SiteAccess } from '../site/access.office.ts';
export type { ConformanceReport } from '../site/provider-conformance.office.ts';
export type { OfficeProvider } from '../site/maintenance.office.ts';
export type { DocumentLine, DocumentVersion, VersionState } from '../publication/publication.office.ts';
export type { OfficeCalls } from './office-calls.ts';
