import type { ChosenFile } from '#machines/upload-queue/upload-queue.types.ts';

/** A chosen file and how far its upload came; `uploadUrl` is where the server keeps the bytes it has. */
export interface RegisteredFile {
  readonly file: File;
  uploadUrl: string | null;
  /** Every byte arrived; only the server's check is missing. */
  isSent: boolean;
}

/** The bytes of one form's files: machines hold only the keys. Gone with the form, never stored. */
export interface FileRegistry {
  readonly put: (file: File) => ChosenFile;
  readonly find: (key: string) => RegisteredFile | undefined;
  readonly drop: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** 128 random bits: the key must differ from those of drafts. `randomUUID` is missing on plain http. */
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
