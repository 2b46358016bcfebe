import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { everyMachine } from '#machines/every-machine.ts';
import type { WalkedMachine } from './walked-machine.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const machines = fileURLToPath(new URL('../../machines/', import.meta.url));

export interface Found {
  /** The folder, both of the machine and of its tests. */
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
  readdirSync(machines, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && readdirSync(machines + entry.name).includes(`${entry.name}.machine.ts`),
    )
    .map(({ name }) => name)
    .toSorted();

/** The walks of every machine, and what is missing: a machine without walks, or one that is not in the list of all. */
export async function everyWalk(): Promise<{ found: readonly Found[]; missing: readonly string[] }> {
  const found: Found[] = [];
  const missing: string[] = [];
  for (const folder of machineFolders()) {
    const file = `${here}${folder}/${folder}.walks.ts`;
    const module: Readonly<Record<string, unknown>> = await import(file).catch(() => ({}));
    const walked = Object.values(module).find(isWalked);
    if (walked) found.push({ folder, walked });
    else missing.push(`machines/${folder} has no walks: tests/machines/${folder}/${folder}.walks.ts`);
  }
  const ids = new Set(found.map(({ walked }) => walked.machine.id));
  for (const id of ids) if (!everyMachine[id]) missing.push(`${id} is not in machines/every-machine.ts`);
  for (const [id, machine] of Object.entries(everyMachine))
    if (machine.id !== id || !ids.has(id)) missing.push(`${id} of machines/every-machine.ts has no walks`);
  return { found, missing };
}
