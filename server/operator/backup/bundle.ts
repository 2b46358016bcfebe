import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartRefused } from '#server/core/start-refused.ts';

export const parts = {
  manifest: 'manifest.json',
  database: 'database',
  /** In the format of `sha256sum`. */
  checksums: 'files.sha256',
  /** Keys that rows name, but that the store lacks. */
  missing: 'files.missing',
} as const;

const format = 1;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
/** Becomes part of a statement and a path. */
const name = v.pipe(v.string(), v.regex(/^[a-z_][\w$]{0,62}$/i));

const manifest = v.object({
  format: count,
  program: v.string(),
  takenAt: v.string(),
  postgres: v.string(),
  /** The newest migration: when it was written, and its name. */
  schema: v.object({ version: count, name: v.string() }),
  tables: v.array(v.object({ name, columns: v.array(name), rows: count, bytes: count, sha256: hash })),
  sequences: v.array(
    v.object({ name, last: v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)), isCalled: v.boolean() }),
  ),
  files: v.object({ count, bytes: count, missing: count, sha256: hash }),
});

export type Manifest = Omit<v.InferOutput<typeof manifest>, 'format'>;
export type DumpedTable = Manifest['tables'][number];

export const dumpOf = (folder: string, table: string) => join(folder, parts.database, `${table}.copy.gz`);

/** Laid out like the disk store, so that no folder gets too full. */
export const fileOf = (key: string) => join('files', key.slice(0, 2), key.slice(2, 4), key);

const sealOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Written last: a folder without it is not a finished backup. */
export async function writeManifest(folder: string, told: Manifest): Promise<void> {
  const body = { format, ...told };
  const text = JSON.stringify({ ...body, seal: sealOf(JSON.stringify(body)) }, null, 1);
  const file = await open(join(folder, parts.manifest), 'wx', 0o600);
  try {
    await file.writeFile(`${text}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Throws `StartRefused` if there is none, or if it is damaged or of a later format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, parts.manifest), 'utf8').catch(() => null);
  if (text === null) throw new StartRefused(`${folder} is no finished backup: it has no ${parts.manifest}.`);
  const { seal, ...body } = parsed(text);
  const read = v.safeParse(manifest, body);
  if (seal !== sealOf(JSON.stringify(body)) || !read.success) throw damaged(folder, parts.manifest);
  const { format: given, ...told } = read.output;
  if (given !== format)
    throw new StartRefused(
      `The backup ${folder} was written by another version of this program: use that one.`,
    );
  return told;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export const damaged = (folder: string, part: string) =>
  new StartRefused(`The backup ${folder} is damaged: ${part} is not what was written. Use another one.`);
