import { fileURLToPath } from 'node:url';

/** The path of one of the real files the demo seeds use too. */
export function sampleFile(name: string): string {
  return fileURLToPath(new URL(`../../server/seeds/data/files/${name}`, import.meta.url));
}
