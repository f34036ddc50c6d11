import type { Template } from '#app/page/template.ts';
import type { TemplateName } from '#app/page/wire-types.ts';

/** A template is a folder: whichever has this file is one. */
const folders = import.meta.glob<{ template: Template }>('./*/template.tsx');

export async function loadTemplate(name: TemplateName): Promise<Template> {
  const load = folders[`./${name}/template.tsx`];
  if (!load) throw new Error(`this build has no template "${name}"`);
  return (await load()).template;
}
