import type { OfficePaymentMethod, OfficePaymentRoute } from '@halls/contract/office';

/** A service in the form of a method's routes. */
export interface RouteDraft {
  readonly pspId: string;
  readonly isUsed: boolean;
  readonly canRefund: boolean;
  readonly fields: Readonly<
    Record<'method' | 'weight' | 'cost_percent' | 'cost_fixed' | 'min' | 'max', string>
  >;
}

/** As the method has it; a service that it does not have stands there as one that would join. */
export function draftOf(
  pspId: string,
  routes: readonly OfficePaymentRoute[],
  { method }: Pick<OfficePaymentMethod, 'method'>,
): RouteDraft {
  const route = routes.find((each) => each.psp_id === pspId);
  return {
    pspId,
    isUsed: route?.is_active ?? false,
    canRefund: route?.can_refund ?? false,
    fields: {
      method: route?.method ?? method,
      weight: String(route?.weight ?? 0),
      cost_percent: route?.cost_percent ?? '0',
      cost_fixed: route?.cost_fixed ?? '0',
      min: route?.min ?? '',
      max: route?.max ?? '',
    },
  };
}

/** Those that take orders; no text where there should be a figure is one. */
export function sentOf(drafts: readonly RouteDraft[]): OfficePaymentRoute[] {
  return drafts
    .filter(({ isUsed }) => isUsed)
    .map(({ pspId, canRefund, fields }) => ({
      psp_id: pspId,
      method: fields.method.trim(),
      weight: fields.weight.trim() === '' ? Number.NaN : Number(fields.weight),
      cost_percent: fields.cost_percent.trim(),
      cost_fixed: fields.cost_fixed.trim(),
      min: fields.min.trim() || null,
      max: fields.max.trim() || null,
      is_active: true,
      can_refund: canRefund,
    }));
}
