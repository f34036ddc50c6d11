import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what nothing here uses of React Router: it makes its components by calls that no bundler
 * takes for harmless, names them, warns whoever programs with it, asks for instrumentation that is never given, and reads state that its framework
 * writes into documents.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({ code: makeLean(code), map: null }),
    },
  };
}

export function makeLean(code: string): string {
  return code
    .replaceAll(/^(const \w+ = )(React\$1\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^function (?=warning\(|warningOnce\(|warnOnce\()/gm, '/* @__NO_SIDE_EFFECTS__ */ function ')
    .replaceAll('init.instrumentations', 'undefined')
    .replaceAll(' || parseHydrationData()', '');
}
