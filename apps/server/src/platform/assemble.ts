import type { Built, FaceOf, Module, Platform } from './module.ts';

/** A module made otherwise than it says, for tests. */
export interface Replacement {
  readonly module: Module<unknown>;
  create(platform: Platform): Built<unknown> | Promise<Built<unknown>>;
}

export interface Assembly {
  /** In the order in which they were made: what a module needs comes before it. */
  readonly built: readonly Built<unknown>[];
  faceOf<M extends Module<unknown>>(module: M): FaceOf<M>;
}

/** Makes `modules` and all that they need, each once. */
export async function assemble(
  modules: readonly Module<unknown>[],
  platform: Platform,
  replacements: readonly Replacement[] = [],
): Promise<Assembly> {
  const byModule = new Map<Module<unknown>, Built<unknown>>();

  async function make(module: Module<unknown>): Promise<unknown> {
    const known = byModule.get(module);
    if (known) return known.face;
    const replaced = replacements.find((replacement) => replacement.module === module);
    const built = replaced
      ? await replaced.create(platform)
      : await module.create(platform, await facesFor(module));
    byModule.set(module, built);
    return built.face;
  }

  async function facesFor({ needs }: Module<unknown>): Promise<never> {
    const faces: Record<string, unknown> = {};
    for (const [name, module] of Object.entries(needs)) faces[name] = await make(module);
    return faces as never;
  }

  for (const module of modules) await make(module);
  return {
    built: [...byModule.values()],
    faceOf<M extends Module<unknown>>(module: M) {
      const built = byModule.get(module);
      if (!built) throw new Error(`the module ${module.name} is no part of this app`);
      return built.face as FaceOf<M>;
    },
  };
}

/** `module` with this face, and without its routes and jobs. */
export function replaceFace<Face>(module: Module<Face>, create: (platform: Platform) => Face): Replacement {
  return { module, create: (platform) => ({ face: create(platform) }) };
}
