import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';
import { type FrameEngine, isTextEngine } from '../core/tool-engines.ts';

export const programLimits = {
  /** Bytes of all files of a text program together, names included. */
  text: 2 ** 20,
  /** Bytes of a blocks program, packed or unpacked, and of a painting. */
  blocks: 50 * 2 ** 20,
  painting: 10 * 2 ** 20,
  files: 20,
  fileName: 60,
} as const;

/** Letters, digits, dash, underscore and one ending; no folders. */
export const programFileName = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]{0,50}\.[a-z]{2,5}$/u;

export const programFile = v.object({
  name: v.pipe(rawText(programLimits.fileName), v.regex(programFileName)),
  text: rawText(programLimits.text),
});

/** Text files (html, python), or the tool's own bytes: an sb3 of blocks, the JSON of a painting. */
export const programSchema = v.variant('kind', [
  v.object({
    kind: v.literal('files'),
    files: v.pipe(v.array(programFile), v.minLength(1), v.maxLength(programLimits.files)),
  }),
  v.object({ kind: v.literal('bytes'), bytes: v.instance(Uint8Array) }),
]);
export type Program = v.InferOutput<typeof programSchema>;

/** Bytes as the limit counts them. */
export function sizeOfProgram(program: Program): number {
  if (program.kind === 'bytes') return program.bytes.byteLength;
  const encoder = new TextEncoder();
  return program.files.reduce(
    (sum, { name, text }) => sum + encoder.encode(name).length + encoder.encode(text).length,
    0,
  );
}

export const mostBytes = (engine: FrameEngine): number =>
  isTextEngine(engine) ? programLimits.text : programLimits[engine];
