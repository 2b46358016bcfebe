import * as v from 'valibot';
import { type Program, programSchema } from './program.ts';

/**
 * Messages between the app and the sandboxed page of a tool. The page has an opaque origin, in a frame at
 * `/workspace/frame/<engine>/`. It posts `{ banyan: 'hello' }` to its parent once it listens; the app answers `{
 * banyan: 'port' }` with one end of a MessageChannel, which carries everything else. The app checks each message by
 * `fromFrameSchema`, because a student's program runs beside the page.
 */

export interface FrameLook {
  readonly theme: 'light' | 'dark';
  /** BCP 47, e.g. `ur`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly fontSize: number;
}

export interface FrameAsset {
  readonly name: string;
  readonly url: string;
}

export type ToFrame =
  | {
      readonly type: 'open';
      readonly look: FrameLook;
      readonly texts: Readonly<Record<string, string>>;
      /** null: nothing was saved, so the tool starts with its default. */
      readonly program: Program | null;
      readonly isReadOnly: boolean;
      readonly assets: readonly FrameAsset[];
    }
  | { readonly type: 'load'; readonly program: Program | null }
  /** Asks for the present program; `captured` with the same id answers. */
  | { readonly type: 'capture'; readonly id: number }
  | { readonly type: 'picture'; readonly id: number }
  | { readonly type: 'run' }
  | { readonly type: 'stop' }
  | { readonly type: 'look'; readonly look: FrameLook }
  | { readonly type: 'assets'; readonly assets: readonly FrameAsset[] }
  | { readonly type: 'enter'; readonly from: 'before' | 'behind' };

const numbered = v.pipe(v.number(), v.integer(), v.minValue(0));

export const fromFrameSchema = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  /** The program changed. It comes at most 400 ms after the change, never before `ready` or after a `load`. */
  v.object({ type: v.literal('changed'), program: programSchema }),
  /** The program changed, but is slow to pack, so the app asks for it by `capture`. */
  v.object({ type: v.literal('touched') }),
  /** null: there is nothing to save. Earlier changes are always sent first. */
  v.object({ type: v.literal('captured'), id: numbered, program: v.nullable(programSchema) }),
  /** A PNG; null: there is nothing to see. */
  v.object({ type: v.literal('pictured'), id: numbered, png: v.nullable(v.instance(Uint8Array)) }),
  v.object({ type: v.literal('starting') }),
  v.object({ type: v.literal('running') }),
  /** `asked`: by Stop; `hung`: it no longer answered and was ended. */
  v.object({ type: v.literal('stopped'), why: v.picklist(['ended', 'asked', 'hung', 'failed']) }),
  v.object({ type: v.literal('save') }),
  v.object({ type: v.literal('leave'), to: v.picklist(['before', 'behind']) }),
  v.object({ type: v.literal('failed'), why: v.picklist(['engine', 'program', 'memory']) }),
]);
export type FromFrame = v.InferOutput<typeof fromFrameSchema>;
