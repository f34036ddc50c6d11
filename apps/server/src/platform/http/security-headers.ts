declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by other servers, which read none of the headers for browsers. */
    isForServers?: boolean;
  }
}

/** What browsers are told with every answer. Each header costs every answer, so there are no more than help. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // pages set a policy of their own; everything else may load nothing
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};
