/** Something that others look at: they are told when it is another. */
export class Watched {
  readonly #listeners = new Set<() => void>();

  /** Answers how to stop listening. */
  on(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  protected changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
