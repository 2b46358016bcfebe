/** The project as it will be: what was not changed is read where it stands. */
export interface Draft {
  /** null: there is no such file. */
  readonly read: (path: string) => string | null;
  /** Paths of the files of a folder, in order; none where there is no such folder. */
  readonly list: (folder: string) => readonly string[];
  readonly write: (path: string, text: string) => void;
}

export function edit({ read, write }: Draft, path: string, change: (text: string) => string): void {
  const text = read(path);
  if (text === null) throw new Error(`${path} is missing.`);
  write(path, change(text));
}

/** Unless it is there. */
export function put(draft: Draft, path: string, text: string): void {
  if (draft.read(path) === null) draft.write(path, text);
}
