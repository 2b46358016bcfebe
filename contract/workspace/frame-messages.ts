import * as v from 'valibot';
import { type Program, programSchema } from './program.ts';

/**
 * What the app and a sandboxed page of a tool say to each other. The page lies in a frame of an opaque origin at
 * `/workspace/frame/<engine>/`. It posts `{ banyan: 'hello' }` to its parent once it listens; the app answers with
 * `{ banyan: 'port' }` and one end of a MessageChannel, and everything else goes through that channel. The app checks
 * each message by `fromFrameSchema` and takes no other: what a student programs runs beside the page.
 */

export interface FrameLook {
  readonly theme: 'light' | 'dark';
  /** BCP 47, e.g. `ur`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Pixels of the code's letters. */
  readonly fontSize: number;
}

/** A picture or sound of the workspace, at an address that nobody can guess. */
export interface FrameAsset {
  readonly name: string;
  readonly url: string;
}

export type ToFrame =
  /** The first message. `texts`: what the page writes, by keys of its own, in the reader's language. */
  | {
      readonly type: 'open';
      readonly look: FrameLook;
      readonly texts: Readonly<Record<string, string>>;
      /** null: nothing is kept yet, the page begins with what its tool begins with. */
      readonly program: Program | null;
      readonly isReadOnly: boolean;
      readonly assets: readonly FrameAsset[];
    }
  /** Replaces what is in the editor: a version brought back, code sent to the editor. */
  | { readonly type: 'load'; readonly program: Program | null }
  /** Asks for the program as it is now; `captured` with the same id answers. */
  | { readonly type: 'capture'; readonly id: number }
  /** Asks for a picture of what is there, of a tool that draws; `pictured` with the same id answers. */
  | { readonly type: 'picture'; readonly id: number }
  | { readonly type: 'run' }
  | { readonly type: 'stop' }
  | { readonly type: 'look'; readonly look: FrameLook }
  | { readonly type: 'assets'; readonly assets: readonly FrameAsset[] }
  /** The keyboard comes into the page from before or behind it. */
  | { readonly type: 'enter'; readonly from: 'before' | 'behind' };

const numbered = v.pipe(v.number(), v.integer(), v.minValue(0));

export const fromFrameSchema = v.variant('type', [
  /** The editor can be used and shows the program it was given. */
  v.object({ type: v.literal('ready') }),
  /** The student changed the program; at most 400 ms after the change, never before `ready`, never after a `load`. */
  v.object({ type: v.literal('changed'), program: programSchema }),
  /** Of a tool whose program is dear to pack: it changed, and the app asks for it by `capture`. */
  v.object({ type: v.literal('touched') }),
  /** null: the tool has nothing that could be kept. What changed before is told before, never after. */
  v.object({ type: v.literal('captured'), id: numbered, program: v.nullable(programSchema) }),
  /** A PNG; null: there is nothing to see. */
  v.object({ type: v.literal('pictured'), id: numbered, png: v.nullable(v.instance(Uint8Array)) }),
  v.object({ type: v.literal('starting') }),
  v.object({ type: v.literal('running') }),
  /** `asked`: by Stop; `hung`: it gave no sign of life and was ended. */
  v.object({ type: v.literal('stopped'), why: v.picklist(['ended', 'asked', 'hung', 'failed']) }),
  /** Ctrl+S or Cmd+S within the page. */
  v.object({ type: v.literal('save') }),
  /** The keyboard leaves the page: to what stands before it or behind it. */
  v.object({ type: v.literal('leave'), to: v.picklist(['before', 'behind']) }),
  /** The page can't go on. */
  v.object({ type: v.literal('failed'), why: v.picklist(['engine', 'program', 'memory']) }),
]);
export type FromFrame = v.InferOutput<typeof fromFrameSchema>;
