export interface InAppBrowser {
  /** Of the app around it. */
  readonly name: string;
  /** Where it leads out by itself: the address that opens the page in the phone's own browser. */
  readonly wayOut: string | null;
}

const apps: readonly { readonly name: string; readonly mark: RegExp }[] = [
  { name: 'LINE', mark: /\bLine\/\d/ },
  { name: 'Instagram', mark: /\bInstagram\b/ },
  { name: 'Messenger', mark: /\bFBAN\/Messenger|\bOrca-/ },
  { name: 'Facebook', mark: /\bFB(?:AN|AV|_IAB)\b/ },
  { name: 'WeChat', mark: /\bMicroMessenger\// },
  { name: 'Zalo', mark: /\bZalo\b/i },
  { name: 'TikTok', mark: /\b(?:musical_ly|BytedanceWebview|TikTok)\b/i },
  { name: 'Kakao Talk', mark: /\bKAKAOTALK\b/ },
];

/** The app whose own browser shows the page, by what it calls itself; null in a browser of the visitor's choice. */
export function inAppBrowser(userAgent: string, address: string): InAppBrowser | null {
  const app = apps.find(({ mark }) => mark.test(userAgent));
  return app ? { name: app.name, wayOut: app.name === 'LINE' ? lineWayOut(address) : null } : null;
}

/** LINE opens an address with this mark in the phone's browser. */
function lineWayOut(address: string): string {
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
