import { el } from './dom.ts';

export interface PillChoice<Value> {
  readonly element: HTMLElement;
  chosen(): Value;
}

/** One of some values, the first unless another place is named. */
export function pillChoice<Value extends string | number | null>(
  title: string,
  values: readonly Value[],
  show: (value: Value) => string,
  first = 0,
): PillChoice<Value> {
  const inputs = values.map((_, place) =>
    el('input', { type: 'radio', name: title, value: place, checked: place === first }),
  );
  const pills = values.map((value, place) => el('label', {}, inputs[place], el('span', {}, show(value))));
  return {
    element: el(
      'fieldset',
      { class: 'auto-choice' },
      el('legend', {}, title),
      el('div', { class: 'auto-pills' }, ...pills),
    ),
    chosen: () => values[inputs.findIndex((input) => input.checked)] ?? values[first]!,
  };
}
