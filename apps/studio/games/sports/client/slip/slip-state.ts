import type { AcceptPolicy, TicketKind } from '../../../../play-protocol/sports-protocol.ts';
import { mostLegs, systemsOf } from '../../ticket/combinations.ts';
import type { Offers } from '../board/offers.ts';
import { Watched } from '../watched.ts';
import { type ChangeMark, markOf, needsConsent } from './change-mark.ts';
import { combined, findBuilder, type PartRefusal, withPart } from './builder-selection.ts';
import { type Selection, selectionKey } from './selection.ts';

export type SlipMode = 'single' | 'multiple' | 'system';

/** A selection beside what became of it. */
export interface SlipLeg {
  readonly key: string;
  readonly selection: Selection;
  /** Now; the agreed one where nothing newer was seen. 0 where it is not on offer. */
  readonly price: number;
  readonly mark: ChangeMark;
}

interface Kept {
  readonly selections: readonly Selection[];
  readonly mode: SlipMode;
  readonly system: TicketKind | null;
  readonly accept: AcceptPolicy;
  /** As typed: of each combination, and in singles of each selection by its key. */
  readonly stake: string;
  readonly stakes: Readonly<Record<string, string>>;
  /** Of this match presses become parts of a builder. */
  readonly building: string | null;
  /** Singles that are each way, by their keys. */
  readonly eachWay: readonly string[];
}

const empty: Kept = {
  ...{ selections: [], mode: 'single', system: null, accept: 'better' },
  ...{ stake: '', stakes: {}, eachWay: [], building: null },
};
const storeKey = 'slip';

/**
 * The selections that the player has gathered, what they are combined to, and what is staked. Kept in the window, so that
 * a reload loses nothing.
 */
export class SlipState extends Watched {
  readonly #offers: Pick<Offers, 'find'>;
  readonly #store: Pick<Storage, 'getItem' | 'setItem'>;
  #kept: Kept;

  constructor(offers: Pick<Offers, 'find'>, store: Pick<Storage, 'getItem' | 'setItem'>) {
    super();
    this.#offers = offers;
    this.#store = store;
    this.#kept = { ...empty, ...(JSON.parse(store.getItem(storeKey) ?? '{}') as Partial<Kept>) };
  }

  get selections(): readonly Selection[] {
    return this.#kept.selections;
  }

  get accept(): AcceptPolicy {
    return this.#kept.accept;
  }

  /** One selection can only be a single; two have no system. */
  get mode(): SlipMode {
    const { mode, selections } = this.#kept;
    if (selections.length < 2) return 'single';
    return mode === 'system' && this.systems.length === 0 ? 'multiple' : mode;
  }

  get systems(): ReturnType<typeof systemsOf> {
    return systemsOf(this.#kept.selections.length);
  }

  /** The kind of ticket that the selections are placed as. */
  get kind(): TicketKind {
    if (this.mode !== 'system') return this.mode;
    const { systems } = this;
    return (systems.find(({ id }) => id === this.#kept.system) ?? systems[0])?.id ?? 'multiple';
  }

  get stake(): string {
    return this.#kept.stake;
  }

  stakeOf(key: string): string {
    return this.#kept.stakes[key] ?? '';
  }

  isEachWay(key: string): boolean {
    return this.#kept.eachWay.includes(key);
  }

  /** Of one single: a place beside the win, for the same stake again. */
  setEachWay(key: string, isEachWay: boolean): void {
    const others = this.#kept.eachWay.filter((one) => one !== key);
    this.#change({ eachWay: isEachWay ? [...others, key] : others });
  }

  get legs(): readonly SlipLeg[] {
    return this.#kept.selections.map((selection) => {
      const key = selectionKey(selection);
      const offer = this.#offers.find(key);
      const mark = selection.price === 0 ? 'same' : markOf(selection.price, offer);
      return { key, selection, price: offer?.price ?? selection.price, mark };
    });
  }

  get legsToAgree(): readonly SlipLeg[] {
    return this.legs.filter(({ mark }) => needsConsent(mark, this.accept));
  }

  has(key: string): boolean {
    return this.#kept.selections.some((selection) => selectionKey(selection) === key);
  }

  /** The match whose selections are combined as they are pressed. */
  get building(): string | null {
    return this.#kept.building;
  }

  setBuilding(building: string | null): void {
    this.#change({ building });
  }

  hasPart(matchId: string, key: string): boolean {
    const parts = findBuilder(this.#kept.selections, matchId)?.parts ?? [];
    return parts.some((part) => selectionKey(part) === key);
  }

  /** Puts a selection into its match's builder, or takes it out; null where that went. */
  togglePart(part: Selection): PartRefusal | null {
    const selections = withPart(this.#kept.selections, part, mostLegs);
    if (typeof selections === 'string') return selections;
    this.#rebuild(selections, part);
    return null;
  }

  /** A match whose selections on the slip would make a builder; null where there is none. */
  get combinable(): string | null {
    const { selections } = this.#kept;
    const alone = selections.filter(({ parts }) => !parts);
    return alone.find(({ matchId }) => hasSeveral(selections, matchId))?.matchId ?? null;
  }

  combine(matchId: string): void {
    const selections = combined(this.#kept.selections, matchId);
    if (selections) this.#change({ selections });
  }

  /** The first price that is seen of a builder is the one that the player agrees to. */
  seePrice(key: string, price: number): void {
    const selections = this.#kept.selections.map((one) =>
      one.parts && one.price === 0 && selectionKey(one) === key ? { ...one, price } : one,
    );
    if (selections.some((one, at) => one !== this.#kept.selections[at])) this.#change({ selections });
  }

  /** False where the slip is full. */
  toggle(selection: Selection): boolean {
    const key = selectionKey(selection);
    if (this.has(key)) this.remove(key);
    else if (this.#kept.selections.length >= mostLegs) return false;
    else this.#change({ selections: [...this.#kept.selections, selection], ...this.#modeFor(selection) });
    return true;
  }

  remove(key: string): void {
    const { [key]: _, ...stakes } = this.#kept.stakes;
    const selections = this.#kept.selections.filter((selection) => selectionKey(selection) !== key);
    this.#change({ selections, stakes, eachWay: this.#kept.eachWay.filter((one) => one !== key) });
  }

  clear(): void {
    const { accept } = this.#kept;
    this.#change({ ...empty, accept });
  }

  /** Selections of a ticket that was not taken come back; what is in the slip already stays. */
  restore(selections: readonly Selection[]): void {
    const missing = selections.filter((selection) => !this.has(selectionKey(selection)));
    this.#change({ selections: [...this.#kept.selections, ...missing].slice(0, mostLegs) });
  }

  setMode(mode: SlipMode): void {
    this.#change({ mode });
  }

  setSystem(system: TicketKind): void {
    this.#change({ mode: 'system', system });
  }

  setAccept(accept: AcceptPolicy): void {
    this.#change({ accept });
  }

  /** Of each combination, or with a key of one single. */
  setStake(stake: string, key: string | null = null): void {
    this.#change(key === null ? { stake } : { stakes: { ...this.#kept.stakes, [key]: stake } });
  }

  /** The player agrees to the prices as they are now. */
  agree(): void {
    const prices = new Map(this.legs.map(({ key, price, mark }) => [key, mark === 'closed' ? null : price]));
    this.#change({
      selections: this.#kept.selections.map((selection) => ({
        ...selection,
        price: prices.get(selectionKey(selection)) ?? selection.price,
      })),
    });
  }

  /** From the second selection on most people mean a multiple; two of one match can't be one. */
  #modeFor({ matchId }: Selection): Partial<Kept> {
    const { selections } = this.#kept;
    const isSecond = selections.length === 1 && selections[0]?.matchId !== matchId;
    return isSecond ? { mode: 'multiple' } : {};
  }

  /** A builder has other parts, and what was staked on it stays. */
  #rebuild(selections: readonly Selection[], { matchId }: Selection): void {
    const before = findBuilder(this.#kept.selections, matchId);
    const after = findBuilder(selections, matchId);
    const { [before ? selectionKey(before) : '']: typed, ...stakes } = this.#kept.stakes;
    const isSecond = selections.length === 2 && this.#kept.selections.length === 1;
    this.#change({
      selections,
      stakes: after && typed !== undefined ? { ...stakes, [selectionKey(after)]: typed } : stakes,
      ...(isSecond && selections[0]?.matchId !== matchId && { mode: 'multiple' }),
    });
  }

  #change(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    this.#store.setItem(storeKey, JSON.stringify(this.#kept));
    this.changed();
  }
}

function hasSeveral(selections: readonly Selection[], matchId: string): boolean {
  return (
    selections.filter((one) => one.matchId === matchId).length > 1 && combined(selections, matchId) !== null
  );
}
