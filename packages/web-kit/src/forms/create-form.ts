import { createStore, type Store } from '../create-store.ts';

export type FieldTexts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface FormState<Name extends string> {
  values: FieldTexts<Name>;
  /** What is wrong with a field, in the reader's language. */
  errors: FieldTexts<Name>;
  /** What is wrong with the whole. */
  problem: string | null;
  /** It is being sent. */
  busy: boolean;
}

/** Why what was sent was not taken. */
export interface FormRefusal<Name extends string> {
  errors?: FieldTexts<Name>;
  problem?: string;
}

/** What a form is about. The rules are the contract's; here they are only asked. */
export interface FormRules<Name extends string> {
  /** Everything that is wrong, when the form is to be sent. */
  check(values: FieldTexts<Name>): FieldTexts<Name>;
  /** What is wrong with one field, when it has been left with something in it. */
  checkField?(name: Name, values: FieldTexts<Name>): string | null;
  /** The server's word on a field whose form is right; null when nothing is wrong or nobody can say. */
  askField?(name: Name, value: string): Promise<string | null>;
  /** Null when all is done. */
  send(values: FieldTexts<Name>): Promise<FormRefusal<Name> | null>;
}

export interface Form<Name extends string> extends Store<FormState<Name>> {
  /** Types into a field; what was wrong with it is forgotten. */
  enter(name: Name, value: string): void;
  /** The field has been left: judges it here, then asks the server. */
  leave(name: Name): Promise<void>;
  /** Checks everything and sends it, unless that is under way already. True when something is left to put right. */
  submit(): Promise<boolean>;
  /** From now on the form is judged and sent by these. */
  use(rules: FormRules<Name>): void;
}

/** One form's state and its rules, outside of React. */
export function createForm<Name extends string>(
  firstRules: FormRules<Name>,
  firstValues = {} as FieldTexts<Name>,
): Form<Name> {
  let rules = firstRules;
  const nothing = {} as FieldTexts<Name>;
  const store = createStore<FormState<Name>>({
    values: firstValues,
    errors: nothing,
    problem: null,
    busy: false,
  });
  // the value that a field had when the server was last asked, so that a late answer is not shown for a newer one
  const asked: Partial<Record<Name, string>> = {};
  // what the server said of values that still stand in their fields
  let findings = nothing;

  const errorsWith = (name: Name, error: string | null): FieldTexts<Name> => {
    const rest = without(store.read().errors, name);
    return error ? { ...rest, [name]: error } : rest;
  };

  async function leave(name: Name): Promise<void> {
    const { values } = store.read();
    const value = values[name] ?? '';
    // an empty field that was only passed through is judged when the form is sent
    const wrong = value === '' ? null : (rules.checkField?.(name, values) ?? null);
    store.change({ errors: errorsWith(name, wrong) });
    if (wrong || value === '' || !rules.askField) return;
    asked[name] = value;
    const refused = await rules.askField(name, value);
    if (asked[name] !== value) return;
    findings = without(findings, name);
    if (!refused) return;
    findings = { ...findings, [name]: refused };
    store.change({ errors: errorsWith(name, refused) });
  }

  async function submit(): Promise<boolean> {
    if (store.read().busy) return false;
    const { values } = store.read();
    const errors = { ...findings, ...rules.check(values) };
    store.change({ errors, problem: null });
    if (Object.keys(errors).length > 0) return true;
    store.change({ busy: true });
    const refusal = await rules.send(values).finally(() => store.change({ busy: false }));
    if (!refusal) return false;
    store.change({ errors: refusal.errors ?? nothing, problem: refusal.problem ?? null });
    return true;
  }

  return {
    first: store.first,
    read: store.read,
    subscribe: store.subscribe,
    enter(name, value) {
      delete asked[name];
      findings = without(findings, name);
      store.change({ values: { ...store.read().values, [name]: value }, errors: errorsWith(name, null) });
    },
    leave,
    submit,
    use: (next) => {
      rules = next;
    },
  };
}

function without<Name extends string>(texts: FieldTexts<Name>, name: Name): FieldTexts<Name> {
  const { [name]: _, ...others } = texts;
  return others as FieldTexts<Name>;
}
