export function presentOperator(operatorId: number | null, operators: ReadonlyMap<number, string>) {
  return operatorId === null ? null : operatorRef(operatorId, operators);
}

export function operatorRef(operatorId: number, operators: ReadonlyMap<number, string>) {
  return { operator_id: operatorId, account: operators.get(operatorId) ?? `#${operatorId}` };
}
