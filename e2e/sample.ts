import { fileURLToPath } from 'node:url';

/** Where one of the demo's files lies. */
export const sample = (name: string) =>
  fileURLToPath(new URL(`../server/seeds/data/files/${name}`, import.meta.url));
