import { SaxesParser } from 'saxes';
import { StatementFault } from './statement.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  readonly line: number;
}

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: OpenElement[];
  text: string;
  line: number;
}

const deepest = 60;
const mostElements = 1_500_000;

/** A document without a DOCTYPE, names without their prefix. Nothing that it names is fetched or put in its place. */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: OpenElement | null = null;
  let count = 0;
  parser.on('doctype', () => {
    throw new StatementFault('doctype', parser.line);
  });
  parser.on('error', () => {
    const isCut = open.length > 0 && parser.position >= text.length;
    throw new StatementFault(isCut ? 'truncated' : 'syntax', parser.line);
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length >= deepest || count > mostElements) throw new StatementFault('too_long', parser.line);
    const element = {
      name: name.replace(/^.*:/, ''),
      attributes,
      children: [],
      text: '',
      line: parser.line,
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const add = (more: string) => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (!root) throw new StatementFault('truncated', null);
  return root;
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The first at the end of a path of names. */
export function findAt(element: XmlElement, path: string): XmlElement | null {
  let found: XmlElement | undefined = element;
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name);
  return found ?? null;
}

export function textAt(element: XmlElement, path: string): string {
  return findAt(element, path)?.text.trim() ?? '';
}
