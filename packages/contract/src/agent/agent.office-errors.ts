/** What operators are told of agents. */
export const agentOfficeErrors = [
  'agent_application_decided',
  'agent_answer_missing',
  'agent_too_deep',
  'agent_stands_so',
  'agent_there_already',
  'agent_unknown',
  'agent_circle',
  'agent_moves_already',
  'agent_recommended',
  'agent_plan_currency',
  'agent_plan_amount',
  'agent_month_closed',
  'agent_month_given',
  'agent_period_elsewhere',
] as const;
