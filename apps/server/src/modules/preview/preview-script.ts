import { createHash } from 'node:crypto';

/**
 * What runs in a previewed page before its own code: the page sees the address that it has on the site, asks for what it
 * reads with the draft laid over, and keeps nothing in the browser, which may be a member's at other times.
 */
export function previewScript(prefix: string, address: string): string {
  return [
    '(()=>{const m=()=>{const s=new Map();return{getItem:k=>s.get(String(k))??null,setItem:(k,v)=>{s.set(String(k),String(v))},',
    'removeItem:k=>{s.delete(String(k))},clear:()=>s.clear(),key:i=>[...s.keys()][i]??null,get length(){return s.size}}};',
    "for(const n of['localStorage','sessionStorage'])Object.defineProperty(self,n,{value:m()});",
    'if(navigator.serviceWorker)navigator.serviceWorker.register=()=>new Promise(()=>{});',
    `history.replaceState(null,'',${quoted(address)});const f=self.fetch;`,
    `self.fetch=(u,o)=>f(typeof u==='string'&&u.startsWith('/api/')?${quoted(prefix)}+u:u,o)})()`,
  ].join('');
}

export function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** The page with a script at its very beginning, and a word to those who index pages. */
export function withScript(html: string, script: string): string {
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}<meta name="robots" content="noindex"><script>${script}</script>`,
  );
}

/** A text within a script that stands in a page. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
