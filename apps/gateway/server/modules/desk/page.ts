import { createHash } from 'node:crypto';
import { html, type Html } from './html.ts';

const style = `
  :root { color-scheme: light dark; --ink: #172033; --soft: #56617a; --ground: #eef1f6; --card: #fff; --line: #d3d9e5;
    --accent: #0b5cad; --on-accent: #fff; --good: #12703c; --bad: #a8261e; --wait: #7a5200; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e8ecf5; --soft: #a3aec4; --ground: #10141d; --card: #1a202d;
    --line: #333d52; --accent: #7fb8ff; --on-accent: #0c1a2c; --good: #6fd39a; --bad: #ff9a92; --wait: #f0c268; } }
  * { box-sizing: border-box; }
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
  header { background: var(--card); border-bottom: 1px solid var(--line); }
  header > div, main { max-width: 64rem; margin-inline: auto; padding: 1rem clamp(1rem, 4vw, 2rem); }
  header > div { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; }
  header a { color: inherit; text-decoration: none; font-weight: 700; }
  header span, .soft { color: var(--soft); }
  main { display: grid; gap: 1.25rem; }
  main.narrow { max-width: 34rem; }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; }
  h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
  p { margin: 0; }
  .card { padding: clamp(1rem, 3vw, 1.5rem); background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
  .amount { font-size: 2.25rem; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .5rem 1rem; margin: 0; }
  dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
  button, select, input { font: inherit; min-height: 2.75rem; padding-inline: 1rem; border: 1px solid var(--line);
    border-radius: .5rem; color: inherit; background: var(--card); }
  button { cursor: pointer; } button:hover { border-color: var(--accent); }
  button.main { border-color: var(--accent); color: var(--on-accent); background: var(--accent); font-weight: 600; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  label { display: grid; gap: .25rem; color: var(--soft); font-size: .875rem; }
  .wide { display: grid; gap: .75rem; } .wide button { width: 100%; }
  .scroll { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; } th, td { padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top; }
  th { color: var(--soft); font-weight: 400; font-size: .875rem; } tr + tr td, thead + tbody td { border-top: 1px solid var(--line); }
  .number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  a { color: var(--accent); }
  .state { font-weight: 600; color: var(--wait); } .state.paid { color: var(--good); }
  .state.refused, .state.came_back, .state.expired { color: var(--bad); }
  code { font-size: .875rem; overflow-wrap: anywhere; } td code, time { white-space: nowrap; }`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Of every page here: no script at all, and forms that stay. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** For whoever tries the sandbox out, in the language of its documents. */
export function page(title: string, body: Html, isNarrow = false): string {
  return `<!doctype html>${
    html`<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>`.text
  }${style}${
    html`</style></head>
<body><header><div><a href="/">Sandbox bank</a><span>No money moves here: you play the bank.</span></div></header>
<main class="${isNarrow ? 'narrow' : ''}">${body}</main></body></html>
`.text
  }`;
}
