import * as v from 'valibot';
import type { FrameAsset } from '#contract/workspace/frame-messages.ts';
import type { CodeFile } from '../shared/code/program-files.ts';

/** Messages between the page and the Python worker. A program can send the worker's messages too. */

export interface KeptFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface PythonParts {
  readonly wasm: WebAssembly.Module;
  readonly library: ArrayBuffer;
}

export type ToWorker =
  /** `memory`: that of an earlier worker when it was ready. A worker starts from it in a third of the time. */
  | ({ readonly type: 'begin'; readonly memory: Uint8Array | null } & PythonParts)
  | {
      readonly type: 'run';
      readonly files: readonly CodeFile[];
      readonly kept: readonly KeptFile[];
      readonly assets: readonly FrameAsset[];
      /** Answers typed before the run, for browsers in which a program cannot wait. */
      readonly ahead: readonly string[];
    }
  | { readonly type: 'answer'; readonly text: string }
  | { readonly type: 'drawn'; readonly count: number }
  | { readonly type: 'happened'; readonly event: TurtleEvent };

export type TurtleEvent =
  | { readonly type: 'press' | 'release'; readonly key: string }
  | { readonly type: 'click'; readonly x: number; readonly y: number };

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => given.slice(0, most)),
  );

export const fromWorker = v.variant('type', [
  /** `canAsk`: a program can wait for an answer. */
  v.object({
    type: v.literal('ready'),
    canAsk: v.boolean(),
    memory: v.nullable(v.instance(Uint8Array)),
  }),
  v.object({ type: v.literal('broken') }),
  v.object({ type: v.literal('write'), kind: v.picklist(['log', 'error']), text: text(2 ** 20) }),
  v.object({ type: v.literal('full') }),
  v.object({ type: v.literal('ask') }),
  v.object({ type: v.literal('draw'), commands: text(2 ** 22), isAtOnce: v.boolean() }),
  v.object({ type: v.literal('missing'), name: text(100) }),
  v.object({ type: v.literal('wrote'), name: text(60), bytes: v.instance(Uint8Array) }),
  v.object({ type: v.literal('ended'), isWhole: v.boolean() }),
]);
export type FromWorker = v.InferOutput<typeof fromWorker>;
