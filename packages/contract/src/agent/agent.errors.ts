export const agentErrors = [
  'agent_application_closed',
  'agent_application_pending',
  'agent_agreement_changed',
  'agent_already',
  'agent_commission_less',
  'agent_transfer_key_used',
] as const;
