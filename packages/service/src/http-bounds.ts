/**
 * What holds for every server of ours. A request that is not whole after `requestTimeout` is answered 408: Node.js
 * looks that often whether one is.
 */
export const httpBounds = {
  requestTimeout: 15_000,
  // a connection is cut when it is idle, and what came in before is answered: see `createDrain`
  forceCloseConnections: 'idle',
  return503OnClosing: false,
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 1_000,
    // two of a kind become one that nothing takes, above all two hosts; or each part of us might believe another one
    joinDuplicateHeaders: true,
  },
} as const;
