import type { TemplateName } from '#app/page/wire-types.ts';
import type { Template } from '#app/page/template.ts';

const loaders: Record<TemplateName, () => Promise<{ template: Template }>> = {
  site02: () => import('./site02/site02.tsx'),
  suncity: () => import('./suncity/suncity.tsx'),
  apsport: () => import('./apsport/apsport.tsx'),
};

export async function loadTemplate(name: TemplateName): Promise<Template> {
  return (await loaders[name]()).template;
}
