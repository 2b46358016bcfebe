import type { ChosenFile } from '#machines/upload-queue/upload-queue.types.ts';

/** A chosen file and its progress; `uploadUrl` is where the server keeps the received bytes. */
export interface RegisteredFile {
  readonly file: File;
  uploadUrl: string | null;
  isSent: boolean;
}

/** The files of one form; machines hold only the keys. It lives with the form and is never stored. */
export interface FileRegistry {
  readonly put: (file: File) => ChosenFile;
  readonly find: (key: string) => RegisteredFile | undefined;
  readonly drop: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** 128 random bits: keys must differ from those in drafts. `randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function createFileRegistry(): FileRegistry {
  const shelf = new Map<string, RegisteredFile>();
  return {
    put(file) {
      const key = newKey();
      shelf.set(key, { file, uploadUrl: null, isSent: false });
      return { key, name: file.name, size: file.size };
    },
    find: (key) => shelf.get(key),
    drop: (key) => void shelf.delete(key),
    keys: () => [...shelf.keys()],
  };
}
