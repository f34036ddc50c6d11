export const agentErrors = ['agent_application_closed', 'agent_application_pending'] as const;
