import type { Permission } from '@halls/contract/office';

interface EntityPlace {
  readonly address: string;
  /** What must be held to look at it there. */
  readonly permission: Permission;
  readonly where: number | 'house' | 'some';
}

/** Where something that the log or a request names is looked at, such as `member/17`; null where it has no page. */
export function entityPlace(target: string, siteId: number | null): EntityPlace | null {
  const [, order, orderNumber] = /^(deposit|withdrawal)\/(\w[\w.:-]{0,63})$/.exec(target) ?? [];
  if (orderNumber !== undefined && siteId !== null)
    return {
      address: `/site/${siteId}/cashier/${order}s/${orderNumber}`,
      permission: 'cashier.read',
      where: siteId,
    };
  const [, pspId] = /^payment_service\/([A-Z][A-Z0-9_]{1,31})$/.exec(target) ?? [];
  if (pspId !== undefined)
    return { address: `/payment-services/${pspId}`, permission: 'psp.read', where: 'house' };
  const [, book] = /^bank_book\/([A-Z][A-Z0-9_]{1,31}\/[A-Z]{3})$/.exec(target) ?? [];
  if (book !== undefined)
    return { address: `/bank-book/${book}`, permission: 'bankbook.read', where: 'house' };
  const [, bookOfDay, day] =
    /^bank_day\/([A-Z][A-Z0-9_]{1,31}\/[A-Z]{3})\/(\d{4}-\d{2}-\d{2})$/.exec(target) ?? [];
  if (bookOfDay !== undefined)
    return { address: `/bank-book/${bookOfDay}/days/${day}`, permission: 'bankbook.read', where: 'house' };
  const [, traded, tradedMatch] = /^traded_(?:match|market)\/(\w+)\/(\d+)(?:\/\d+)?$/.exec(target) ?? [];
  if (traded !== undefined)
    return {
      address: `/trading/${traded}/matches/${tradedMatch}`,
      permission: 'trading.read',
      where: 'house',
    };
  const [, kind, id] = /^(\w+)\/(\d+)$/.exec(target) ?? [];
  if (kind === 'operator' || kind === 'emergency')
    return { address: `/operators/${id}`, permission: 'operator.read', where: 'house' };
  if (kind === 'recon_break')
    return { address: `/reconciliation/cases/${id}`, permission: 'recon.read', where: 'house' };
  if (kind === 'bank_break')
    return { address: `/bank-book/cases/${id}`, permission: 'bankbook.read', where: 'house' };
  if (kind === 'payment_method')
    return { address: `/payment-services/methods/${id}`, permission: 'psp.read', where: 'house' };
  if (kind === 'change_request')
    return { address: `/approvals/${id}`, permission: 'request.read', where: 'some' };
  if (kind === 'member' && siteId !== null)
    return { address: `/site/${siteId}/members/${id}`, permission: 'member.read', where: siteId };
  if (kind === 'site') return { address: `/site/${id}/standing`, permission: 'site.read', where: Number(id) };
  if (kind === 'risk_rules' && siteId !== null)
    return { address: `/site/${siteId}/risk`, permission: 'risk.read', where: siteId };
  if (kind === 'recommendation_terms' && siteId !== null)
    return { address: `/site/${siteId}/recommendations`, permission: 'promotion.read', where: siteId };
  if (kind === 'red_envelope' && siteId !== null)
    return { address: `/site/${siteId}/red-envelopes/${id}`, permission: 'envelope.read', where: siteId };
  if (kind === 'mission' && siteId !== null)
    return { address: `/site/${siteId}/missions/${id}`, permission: 'promotion.read', where: siteId };
  if (kind === 'campaign' && siteId !== null)
    return { address: `/site/${siteId}/campaigns/${id}`, permission: 'promotion.read', where: siteId };
  if (kind === 'tournament' && siteId !== null)
    return { address: `/site/${siteId}/tournaments/${id}`, permission: 'promotion.read', where: siteId };
  if (kind === 'bonus' && siteId !== null)
    return { address: `/site/${siteId}/bonuses/${id}`, permission: 'promotion.read', where: siteId };
  if (kind === 'free_rounds' && siteId !== null)
    return { address: `/site/${siteId}/free-rounds/${id}`, permission: 'promotion.read', where: siteId };
  if (kind === 'ledger_transaction' && siteId !== null) return ledgerPlace(`transactions/${id}`, siteId);
  if (kind === 'ledger_account' && siteId !== null) return ledgerPlace(`accounts/${id}`, siteId);
  return null;
}

function ledgerPlace(within: string, siteId: number): EntityPlace {
  return { address: `/site/${siteId}/ledger/${within}`, permission: 'ledger.read', where: siteId };
}
