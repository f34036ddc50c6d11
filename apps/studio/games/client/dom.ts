type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Child = Node | string | null | undefined;

/** Makes an element. `true` attributes are present, `false`, null and undefined ones left out. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  append(element, children);
  return element;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(svgNamespace, tag);
  setAttributes(element, attributes);
  append(element, children);
  return element;
}

export function button(
  label: string,
  onClick: () => void,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLButtonElement {
  const element = el(
    'button',
    { type: 'button', ...attributes },
    ...(children.length > 0 ? children : [label]),
  );
  if (children.length > 0) element.setAttribute('aria-label', label);
  element.addEventListener('click', (event) => {
    // after a press by pointer the keys belong to the game again; keyboard users keep their place
    if (event.detail > 0) element.blur();
    onClick();
  });
  return element;
}

/** One of the shell's line icons, 24 × 24. */
export function icon(name: keyof typeof iconPaths): SVGSVGElement {
  const drawing = svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' });
  drawing.append(svg('path', { d: iconPaths[name] }));
  return drawing;
}

const iconPaths = {
  back: 'M15 5l-7 7 7 7',
  info: 'M12 11v6M12 7.5v.01M12 21a9 9 0 100-18 9 9 0 000 18z',
  shield: 'M12 3l7 3v5c0 4.5-3 8.2-7 10-4-1.800-7-5.500-7-10V6zM9 12l2.200 2.200L15.500 10',
  history: 'M4 12a8 8 0 108-8 8 8 0 00-6.500 3.300M4 4v4h4M12 8v4.500l3 1.800',
  soundOn: 'M4 10v4h3l5 4V6L7 10zM15.500 9a4 4 0 010 6M18 6.500a8 8 0 010 11',
  soundOff: 'M4 10v4h3l5 4V6L7 10zM16 9.500l5 5M21 9.500l-5 5',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  close: 'M6 6l12 12M18 6L6 18',
  spin: 'M19.500 9A8 8 0 005.600 6.800M4.500 15a8 8 0 0013.900 2.200M5.500 3v4h4M18.500 21v-4h-4',
  skip: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  down: 'M6 9l6 6 6-6',
  auto: 'M4 12a8 8 0 0114-5.300M20 12a8 8 0 01-14 5.300M18.500 3v4h-4M5.500 21v-4h4M10.500 9l4.500 3-4.500 3z',
  fast: 'M12 3L5 13h6l-1 8 8-11h-6z',
  roads:
    'M6 7a1.500 1.500 0 100-.01M6 12a1.500 1.500 0 100-.01M6 17a1.500 1.500 0 100-.01M12 7a1.500 1.500 0 100-.01M12 12a1.500 1.500 0 100-.01M18 7a1.500 1.500 0 100-.01',
  people:
    'M9 11a3.500 3.500 0 100-7 3.500 3.500 0 000 7zM2.500 20c0-3.600 2.900-6 6.500-6s6.500 2.400 6.500 6M16 4.600a3.500 3.500 0 010 6M18 14.600c2.200.9 3.500 2.900 3.500 5.400',
  undo: 'M9 7L4 12l5 5M4 12h10a5 5 0 010 10h-1',
} as const;

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
}

function append(element: Element, children: readonly Child[]): void {
  for (const child of children) if (child !== null && child !== undefined) element.append(child);
}
