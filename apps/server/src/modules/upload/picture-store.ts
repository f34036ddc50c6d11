/** Where the files of pictures lie. A name stands for one content for ever. */
export interface PictureStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null where there is none. */
  get(name: string): Promise<Buffer | null>;
}
