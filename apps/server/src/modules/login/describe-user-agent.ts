export interface UserAgentFacts {
  readonly device: string;
  readonly system_group: string;
  readonly system: string;
  readonly system_version: string;
  readonly browser: string;
}

// in this order: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['ios', 'iOS', /\b(?:iPhone|iPad|iPod)\b.*? OS ([\d_]+)/],
  ['android', 'Android', /\bAndroid ([\d.]+)/],
  ['windows', 'Windows', /\bWindows NT ([\d.]+)/],
  ['mac', 'macOS', /\bMac OS X ([\d_.]+)/],
  ['linux', 'Linux', /\bLinux\b/],
] as const;

/** What a browser's own words say of it; for display and records, never for a decision. */
export function describeUserAgent(userAgent: string): UserAgentFacts {
  const [systemGroup, system, pattern] = systems.find(([, , candidate]) => candidate.test(userAgent)) ?? [
    '',
    '',
    null,
  ];
  const version = pattern?.exec(userAgent)?.[1] ?? '';
  return {
    device: /\b(?:Mobi|iPhone|iPod|iPad|Android)/.test(userAgent) ? 'mobile' : 'desktop',
    system_group: systemGroup,
    system,
    system_version: version.replaceAll('_', '.'),
    browser: browsers.find(([, candidate]) => candidate.test(userAgent))?.[0] ?? '',
  };
}
