import { readFile } from 'node:fs/promises';

const places = ['../../package.json', '../package.json'];

export async function programVersion(): Promise<string> {
  for (const place of places) {
    const text = await readFile(new URL(place, import.meta.url), 'utf8').catch(() => null);
    const { name, version } = JSON.parse(text ?? '{}') as { name?: string; version?: string };
    if (name === 'banyan' && version) return version;
  }
  return 'unknown';
}
