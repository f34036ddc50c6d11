// Holds the directions that ARCHITECTURE.md allows. Every rule also applies to tools/boundaries-canary,
// where each is broken on purpose.
const at = '^(?:tools/boundaries-canary/)?';
const tests = String.raw`(\.test\.tsx?$|/test/|/test-support/|/testing/)`;
const workspaces = '^(?:tools/boundaries-canary/)?(apps|packages)/';

/** The workspaces that `from` may import; tests may also use the testkit. */
function mayImportOnly(from, allowed) {
  const all = [from, ...allowed].map((name) => (/(\/|\.ts|\.css)$/.test(name) ? name : `${name}/`));
  return {
    name: `only-allowed-from-${from.replace('/', '-')}`,
    severity: 'error',
    from: { path: `${at}${from}/`, pathNot: tests },
    to: { path: workspaces, pathNot: all.map((name) => `${at}${name}`) },
  };
}

/** The npm packages that `from` may import, and whether Node's own modules. */
function mayUseOnly(from, packages, mayUseNode) {
  return {
    name: `only-allowed-packages-in-${from.replace('/', '-')}`,
    severity: 'error',
    from: { path: `${at}${from}/`, pathNot: [tests, '/tools/', String.raw`\.config\.ts$`] },
    to: {
      dependencyTypes: mayUseNode
        ? ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg']
        : ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'core'],
      pathNot: packages.map((name) => `node_modules/(@types/)?${name}/`),
    },
  };
}

/** The rooms of the player site, lowest floor first: each may touch what stands below it, and nothing above. */
const webFloors = [
  ['session'],
  ['api'],
  ['page'],
  ['realtime'],
  ['game-session'],
  ['dialogs'],
  ['member'],
  ['forms', 'catalogue', 'document'],
  ['frame'],
  ['templates'],
  ['features'],
  ['shell'],
  ['routes'],
];

/** The rooms of the office's app, lowest floor first. */
const officeFloors = [
  ['look'],
  ['texts'],
  ['session'],
  ['api'],
  ['parts'],
  ['table'],
  ['command'],
  ['frame', 'records'],
  ['features'],
  ['routes'],
];

/** A room of an app touches lower floors and itself: not its neighbours, not what is above. */
function floorRules(app, floors) {
  return floors.flatMap((rooms, floor) =>
    rooms.map((room) => ({
      name: `${app}-floor-of-${room}`,
      severity: 'error',
      from: { path: `${at}apps/${app}/app/${room}/`, pathNot: tests },
      to: {
        path: `${at}apps/${app}/app/`,
        pathNot: [room, ...floors.slice(0, floor).flat()].map((below) => `${at}apps/${app}/app/${below}/`),
      },
    })),
  );
}

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: { pathNot: '^e2e/' }, to: { couldNotResolve: true } },
    {
      name: 'no-app-imported',
      severity: 'error',
      from: { pathNot: ['^packages/testkit/', '^e2e/', '^bench/', `${at}apps/([^/]+)/`] },
      to: { path: `${at}apps/` },
    },
    {
      name: 'no-app-imports-another',
      severity: 'error',
      from: { path: `${at}apps/([^/]+)/` },
      to: { path: `${at}apps/`, pathNot: `${at}apps/$1/` },
    },
    mayImportOnly('apps/server', [
      'packages/ledger',
      'packages/contract',
      'packages/fairness',
      'packages/i18n',
      'packages/house-games',
      'packages/bank-statement',
      'packages/payment-qr',
      'packages/provider-signature',
      'packages/service',
    ]),
    mayImportOnly('apps/web', ['packages/web-kit', 'packages/ui', 'packages/i18n', 'packages/contract']),
    mayImportOnly('apps/backoffice', [
      'packages/web-kit',
      'packages/ui',
      'packages/i18n',
      'packages/contract',
    ]),
    mayImportOnly('apps/studio', [
      'packages/contract/src/provider/',
      'packages/contract/src/core/',
      'packages/contract/src/index.ts',
      'packages/fairness',
      'packages/house-games',
      'packages/pictures',
      'packages/i18n',
      'packages/provider-signature',
      'packages/service',
      'packages/ui/src/be-vietnam-pro.fonts.css',
      'packages/ui/src/script-fonts',
      'packages/ui/tools/',
    ]),
    mayImportOnly('apps/gateway', [
      'packages/contract/src/psp/',
      'packages/contract/src/provider/',
      'packages/contract/src/core/',
      'packages/contract/src/index.ts',
      'packages/payment-qr',
      'packages/provider-signature',
      'packages/service',
    ]),
    mayImportOnly('apps/launcher', ['packages/postgres', 'packages/house-games', 'packages/service']),
    mayImportOnly('packages/contract', []),
    mayImportOnly('packages/i18n', ['packages/contract']),
    mayImportOnly('packages/ui', []),
    mayImportOnly('packages/web-kit', ['packages/ui', 'packages/i18n', 'packages/contract']),
    mayImportOnly('packages/fairness', []),
    mayImportOnly('packages/ledger', []),
    mayImportOnly('packages/postgres', []),
    mayImportOnly('packages/provider-signature', ['packages/contract']),
    mayImportOnly('packages/bank-statement', [
      'packages/contract/src/core/',
      'packages/contract/src/index.ts',
    ]),
    mayImportOnly('packages/payment-qr', ['packages/contract/src/core/', 'packages/contract/src/index.ts']),
    mayImportOnly('packages/service', []),
    mayImportOnly('packages/second-opinion', []),
    mayImportOnly('packages/house-games', ['packages/contract']),
    mayImportOnly('packages/pictures', ['packages/house-games', 'packages/contract/src/template/']),
    mayUseOnly('packages/contract', ['zod'], false),
    mayUseOnly('packages/fairness', ['@noble/curves'], true),
    mayUseOnly('packages/second-opinion', [], true),
    mayUseOnly('packages/ui', ['react', 'react-dom', '@base-ui/react'], false),
    mayUseOnly('packages/web-kit', ['react', '@tanstack/react-query', 'uqr'], false),
    {
      name: 'sample-data-only',
      comment: 'the server knows the house games as sample data and as nothing else',
      severity: 'error',
      from: { path: `${at}apps/server/`, pathNot: [tests, '/sandbox/'] },
      to: { path: `${at}packages/house-games/` },
    },
    {
      name: 'module-by-its-index',
      severity: 'error',
      from: { path: `${at}apps/server/src/modules/([^/]+)/`, pathNot: tests },
      to: {
        path: `${at}apps/server/src/modules/`,
        pathNot: [`${at}apps/server/src/modules/$1/`, '/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'module-by-its-index-from-outside',
      severity: 'error',
      from: { path: `${at}apps/server/`, pathNot: [`${at}apps/server/src/modules/`, tests] },
      to: { path: `${at}apps/server/src/modules/`, pathNot: '/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'studio-module-by-its-index',
      severity: 'error',
      from: { path: `${at}apps/studio/server/modules/([^/]+)/`, pathNot: tests },
      to: {
        path: `${at}apps/studio/server/modules/`,
        pathNot: [`${at}apps/studio/server/modules/$1/`, '/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'studio-module-by-its-index-from-outside',
      severity: 'error',
      from: { path: `${at}apps/studio/server/`, pathNot: [`${at}apps/studio/server/modules/`, tests] },
      to: { path: `${at}apps/studio/server/modules/`, pathNot: '/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'gateway-module-by-its-index',
      severity: 'error',
      from: { path: `${at}apps/gateway/server/modules/([^/]+)/`, pathNot: tests },
      to: {
        path: `${at}apps/gateway/server/modules/`,
        pathNot: [`${at}apps/gateway/server/modules/$1/`, '/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'studio-ground-knows-no-module',
      comment: 'what the rooms stand on, the games and their protocol are the same for whoever serves them',
      severity: 'error',
      from: { path: `${at}apps/studio/(games|play-protocol|server/platform)/`, pathNot: tests },
      to: { path: `${at}apps/studio/server/(modules/|[^/]+\\.ts$)` },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: `${at}apps/server/src/platform/`, pathNot: tests },
      to: { path: [`${at}apps/server/src/modules/`, `${at}packages/ledger/`] },
    },
    {
      name: 'only-the-ledger-module-writes-money',
      severity: 'error',
      from: { path: `${at}apps/server/src/`, pathNot: [`${at}apps/server/src/modules/ledger/`, tests] },
      to: { path: `${at}packages/ledger/` },
    },
    ...floorRules('web', webFloors),
    ...floorRules('backoffice', officeFloors),
    {
      name: 'features-apart',
      severity: 'error',
      from: { path: `${at}apps/(web|backoffice)/app/features/([^/]+)/` },
      to: { path: `${at}apps/$1/app/features/`, pathNot: `${at}apps/$1/app/features/$2/` },
    },
    {
      name: 'tests-support-stays-in-tests',
      severity: 'error',
      from: {
        pathNot: [
          tests,
          '^packages/testkit/',
          '^e2e/',
          '^bench/',
          '^tools/(?!boundaries-canary/)',
          '^vitest\\.config\\.ts$',
        ],
      },
      to: { path: ['^packages/testkit/', '/test-support/', '/test/', '/testing/'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '(^|/)\\.cache/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
