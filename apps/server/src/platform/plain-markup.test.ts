import { expect, it } from 'vitest';
import { plainMarkup } from './plain-markup.ts';

it('keeps paragraphs, lists, emphasis and links', () => {
  const text =
    '<p>One &amp; <strong>two</strong><br>three</p><ul><li><em>four</em></li></ul><a href="/discount/1?a=1&amp;b=2">five</a>';
  expect(plainMarkup(text)).toBe(text);
  expect(plainMarkup('<P CLASS=x>a</P>')).toBe('<p>a</p>');
  expect(plainMarkup('<a href="https://e.example/">e</a>')).toBe(
    '<a href="https://e.example/" target="_blank" rel="noopener">e</a>',
  );
  expect(plainMarkup('1 < 2 & 3 > "2"')).toBe('1 &lt; 2 &amp; 3 &gt; &quot;2&quot;');
});

it('keeps headings where they are asked for', () => {
  const text = '<h1>a</h1><h2>b</h2><h3 class=x>c</h3>';
  expect(plainMarkup(text)).toBe('abc');
  expect(plainMarkup(text, { headings: true })).toBe('a<h2>b</h2><h3>c</h3>');
});

it('closes what is left open and leaves out what closes nothing', () => {
  expect(plainMarkup('</div></section><p><strong>a')).toBe('<p><strong>a</strong></p>');
  expect(plainMarkup('<p><em>a</p>b</em>')).toBe('<p><em>a</em></p>b');
});

it.each([
  '<script>alert(1)</script>',
  '<script>alert(1)',
  '<scr<script></script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" style="position:fixed">a</p>',
  '<svg/onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="jav&#x09;ascript:alert(1)">a</a>',
  `<a href='/"onmouseover="alert(1)'>a</a>`,
  '<a href="//evil.example">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<a title=">" href="data:text/html,x">a</a>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href=https://evil.example>',
  '<form action=/api/logout><button>a</button></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p title="<img src=x onerror=alert(1)>">a</p>',
  '<math><mtext></p><img src=x onerror=alert(1)>',
])('writes nothing but its own tags for %s', (text) => {
  const own =
    /<\/?(?:p|em|strong|br|a)>|<a href="(?:https?:\/\/|\/)[^"/\\][^"<>]*"(?: target="_blank" rel="noopener")?>/g;
  expect(plainMarkup(text).replace(own, '')).not.toMatch(/[<>]/);
});
