import { contentTable } from '#platform/content-table.repo.ts';

export const agentLevelStore = contentTable({
  kind: 'agent-level',
  table: 'app.agent_level_name',
  key: 'level',
  title: 'name',
});
