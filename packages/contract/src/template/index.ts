/**
 * The brands' templates: the one list of them. Whatever differs by template is a
 * `Record<TemplateName, …>`, so that the compiler names every place that a new one needs.
 */
export const templateNames = ['site02', 'suncity', 'apsport'] as const;
export type TemplateName = (typeof templateNames)[number];

export function isTemplateName(name: string): name is TemplateName {
  return (templateNames as readonly string[]).includes(name);
}
