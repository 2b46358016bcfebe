import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { everyMachine } from '#machines/every-machine.ts';
import type { WalkedMachine } from './walked-machine.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const machines = fileURLToPath(new URL('../../machines/', import.meta.url));

export interface Found {
  /** The folder, both of the machine and of its tests: `auth/session`. */
  readonly folder: string;
  readonly walked: WalkedMachine;
}

const isWalked = (value: unknown): value is WalkedMachine =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  'walks' in value &&
  'invariants' in value;

/** Every folder of `machines/` that holds a machine. */
export const machineFolders = (): string[] =>
  readdirSync(machines, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.machine.ts'))
    .map((path) => dirname(path))
    .toSorted();

/** The file of a machine, or another of its folder, named after it. */
export const fileIn = (folder: string, kind: string): string => `${folder}/${basename(folder)}.${kind}.ts`;

/** The walks of every machine, and what is missing: a machine without walks, or one that is not in the list of all. */
export async function everyWalk(): Promise<{ found: readonly Found[]; missing: readonly string[] }> {
  const found: Found[] = [];
  const missing: string[] = [];
  for (const folder of machineFolders()) {
    const file = here + fileIn(folder, 'walks');
    const module: Readonly<Record<string, unknown>> = await import(file).catch(() => ({}));
    const walked = Object.values(module).find(isWalked);
    if (walked) found.push({ folder, walked });
    else missing.push(`machines/${folder} has no walks: tests/machines/${fileIn(folder, 'walks')}`);
  }
  const ids = new Set(found.map(({ walked }) => walked.machine.id));
  for (const id of ids) if (!everyMachine[id]) missing.push(`${id} is not in machines/every-machine.ts`);
  for (const [id, machine] of Object.entries(everyMachine))
    if (machine.id !== id || !ids.has(id)) missing.push(`${id} of machines/every-machine.ts has no walks`);
  return { found, missing };
}
