import { existsSync, readFileSync } from 'node:fs';
import { root } from './installed.mjs';

/** `.env` beside package.json, if there is one: NAME=value lines. */
export function readEnvFile() {
  if (!existsSync(`${root}.env`)) return {};
  const lines = readFileSync(`${root}.env`, 'utf8').split('\n');
  const pairs = lines.map((line) => /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line)).filter(Boolean);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}
