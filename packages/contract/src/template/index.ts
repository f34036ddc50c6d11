/**
 * The brands' templates: the one list of them. Whatever differs by template is a
 * `Record<TemplateName, …>`, so that the compiler names every place that a new one needs.
 */
export const templateNames = ['site02', 'suncity', 'apsport'] as const;
export type TemplateName = (typeof templateNames)[number];

export function isTemplateName(name: string): name is TemplateName {
  return (templateNames as readonly string[]).includes(name);
}

/** What is drawn for banners, by the template that it suits; `<template>-<scene>` is its name in calls. */
export const heroScenes = {
  site02: ['night-market', 'jackpot-lotus', 'live-tables', 'tournament', 'red-envelope'],
  suncity: ['tea-house', 'ink-mountains', 'treasury', 'festival'],
  apsport: ['floodlights', 'homestretch', 'podium', 'arcade'],
} as const satisfies Readonly<Record<TemplateName, readonly string[]>>;

export const sceneNames: readonly string[] = templateNames.flatMap((template) =>
  heroScenes[template].map((scene) => `${template}-${scene}`),
);
