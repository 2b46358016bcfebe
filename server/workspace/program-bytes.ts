import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import { freshAssets } from '#contract/workspace/fresh-blocks.ts';
import { paintingSchema } from '#contract/workspace/painting.ts';
import { type Program, sizeOfProgram } from '#contract/workspace/program.ts';
import { isBlankProgram } from '#contract/workspace/workspace.rules.ts';
import { shorten } from '#server/core/shorten.ts';
import { openArchive } from '#server/files/archive.ts';
import { BadContent } from '#server/files/file-refused.ts';
import { hasScript } from './svg-script.ts';

export class BadProgram extends Error {
  override readonly name = 'BadProgram';
  constructor(
    readonly what: 'kind' | 'names' | 'archive' | 'project' | 'script',
    /** The costume with the script; undefined: the picture of a painting has one. */
    readonly costume?: CostumeNames,
  ) {
    super(`The program is refused: ${what}.`);
  }
}

/** As the student reads them; `sprite` is '' for a picture that no costume uses. */
export interface CostumeNames {
  readonly costume: string;
  readonly sprite: string;
}

export interface CheckedProgram {
  /** Lower-case hex of the content, independent of how its archive was packed. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly isBlank: boolean;
  /** Text files as canonical JSON; null: the bytes are stored. */
  readonly content: string | null;
}

type TextProgram = Extract<Program, { readonly kind: 'files' }>;

/** Throws `BadProgram` if two files have one name. */
export function checkText(program: TextProgram): CheckedProgram {
  const names = new Set(program.files.map(({ name }) => name.normalize('NFC').toLowerCase()));
  if (names.size < program.files.length) throw new BadProgram('names');
  const content = JSON.stringify(program.files.map(({ name, text }) => ({ name, text })));
  return {
    sha256: createHash('sha256').update(content).digest('hex'),
    size: sizeOfProgram(program),
    isBlank: isBlankProgram(program),
    content,
  };
}

/** Checks a program in memory or at a path. Throws `BadProgram`. */
export async function checkBytes(
  engine: FrameEngine,
  source: Buffer | string,
  size: number,
): Promise<CheckedProgram> {
  const found = engine === 'blocks' ? await checkBlocks(source) : await checkPainting(source);
  return { ...found, size, content: null };
}

/** Bytes of an unpacked sb3 and of its `project.json`, as Scratch limits them. */
const unpackedMost = 50 * 2 ** 20;
const projectMost = 5 * 2 ** 20;
/** Letters of a costume's name in a message. */
const nameMost = 60;
/** Scratch reads nothing else. */
const parts = /^[^/\\]{1,100}\.(?:json|svg|png|jpe?g|bmp|gif|wav|mp3)$/i;

const target = v.looseObject({
  isStage: v.boolean(),
  name: v.string(),
  blocks: v.record(v.string(), v.unknown()),
  costumes: v.array(
    v.looseObject({ assetId: v.string(), dataFormat: v.string(), name: v.optional(v.string()) }),
  ),
  sounds: v.array(v.looseObject({ assetId: v.string() })),
  variables: v.optional(v.record(v.string(), v.unknown())),
  lists: v.optional(v.record(v.string(), v.unknown())),
  comments: v.optional(v.record(v.string(), v.unknown())),
});
export const blocksProject = v.looseObject({
  targets: v.pipe(v.array(target), v.minLength(1), v.maxLength(1_000)),
  meta: v.looseObject({}),
});

type Found = Pick<CheckedProgram, 'sha256' | 'isBlank'>;
type Targets = v.InferOutput<typeof blocksProject>['targets'];

async function checkBlocks(source: Buffer | string): Promise<Found> {
  const archive = await openArchive(source).catch(orBad);
  try {
    if (archive.unpackedBytes > unpackedMost) throw new BadProgram('archive');
    const names = archive.names.toSorted();
    const spelt = new Set(names.map((name) => name.toLowerCase()));
    if (spelt.size < names.length || !names.every((name) => parts.test(name)))
      throw new BadProgram('archive');
    const whole = createHash('sha256');
    let targets: Targets | undefined;
    let scripted: string | undefined;
    for (const name of names) {
      const isProject = name.toLowerCase() === 'project.json';
      const bytes = await archive.read(name, isProject ? projectMost : unpackedMost).catch(orBad);
      if (!bytes) throw new BadProgram('archive');
      if (/\.svg$/i.test(name) && hasScript(bytes)) scripted ??= name;
      if (isProject) targets = parsed(bytes, blocksProject).targets;
      whole.update(`${name}\0${createHash('sha256').update(bytes).digest('hex')}\n`);
    }
    if (!targets) throw new BadProgram('kind');
    // The tool opens no project without. A costume whose picture is not there is taken: it did not come from the library,
    // and a save that waited for it would lose the rest.
    if (targets.filter(({ isStage }) => isStage).length !== 1) throw new BadProgram('project');
    if (scripted !== undefined) throw new BadProgram('script', costumeOf(targets, scripted));
    return { sha256: whole.digest('hex'), isBlank: isBlankProject(targets) };
  } finally {
    archive.close();
  }
}

type Costume = Targets[number]['costumes'][number];

const fileNameOf = ({ assetId, dataFormat }: Costume): string => `${assetId}.${dataFormat}`.toLowerCase();

function costumeOf(targets: Targets, fileName: string): CostumeNames {
  for (const { name: sprite, costumes } of targets) {
    const found = costumes.find((costume) => fileNameOf(costume) === fileName.toLowerCase());
    if (found)
      return { costume: shorten(found.name ?? fileName, nameMost), sprite: shorten(sprite, nameMost) };
  }
  return { costume: fileName, sprite: '' };
}

/** The project that the tool begins with, or less. One that lost its blocks alone is somebody's work. */
const isBlankProject = (targets: Targets): boolean =>
  targets.length <= 2 &&
  targets.every(
    ({ blocks, variables, lists, comments, costumes, sounds }) =>
      [blocks, variables, lists, comments].every((own = {}) => Object.keys(own).length === 0) &&
      [...costumes, ...sounds].every(({ assetId }) => freshAssets.has(assetId.toLowerCase())),
  );

async function checkPainting(source: Buffer | string): Promise<Found> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const { elements, files } = parsed(bytes, paintingSchema);
  for (const { dataURL } of Object.values(files))
    if (dataURL.startsWith('data:image/svg') && hasScript(bytesOf(dataURL))) throw new BadProgram('script');
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    isBlank: elements.every(({ isDeleted }) => isDeleted === true),
  };
}

function bytesOf(dataUrl: string): Buffer {
  const comma = dataUrl.indexOf(',');
  const body = dataUrl.slice(comma + 1);
  if (/;base64$/i.test(dataUrl.slice(0, comma))) return Buffer.from(body, 'base64');
  try {
    return Buffer.from(decodeURIComponent(body));
  } catch {
    throw new BadProgram('project');
  }
}

function parsed<Schema extends v.GenericSchema>(bytes: Buffer, schema: Schema): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BadProgram('project');
  }
  const read = v.safeParse(schema, value);
  if (!read.success) throw new BadProgram('project');
  return read.output;
}

function orBad(error: unknown): never {
  throw error instanceof BadContent ? new BadProgram('archive') : error;
}
