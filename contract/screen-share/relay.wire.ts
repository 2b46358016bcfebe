import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';
import { endReason } from './share.model.ts';

/** Where the relay listens, on the server's own address. */
export const relayPath = '/screen';

/** Names the share in the address: of several processes one has it, and which is asked before a word was said. */
export const shareParameter = 'share';

/** A pass begins with the number of its share, so that the page can name it. */
export const passFor = (shareId: number, token: string): string => `${shareId}.${token}`;

/** The share and the token of a pass; what is no pass gives no share that anybody has. */
export function partsOfPass(pass: string): { readonly shareId: number; readonly token: string } {
  const dot = pass.indexOf('.');
  return { shareId: Number(pass.slice(0, Math.max(0, dot))), token: pass.slice(dot + 1) };
}

/** A browser without a decoder takes pictures. */
const takes = v.picklist(['video', 'pictures']);
export type Takes = v.InferOutput<typeof takes>;

/** The first words of everybody: a pass, which works once. `hand`: a viewer's was up before the line broke. */
export const relayHello = v.strictObject({
  pass: rawText(1000),
  takes,
  hand: v.optional(v.boolean(), false),
});

export type RelayHello = Readonly<v.InferOutput<typeof relayHello>>;

/** What a viewer says: they raise their hand, or lower it. Nothing more. */
export const viewerSays = v.strictObject({ hand: v.boolean() });

/** What a host says beside frames. `lower`: the hand of this student. */
export const hostSays = v.union([
  v.strictObject({ paused: v.boolean() }),
  v.strictObject({ lower: v.pipe(v.number(), v.safeInteger()) }),
]);

/** A student whose hand is up. */
const raisedHand = v.object({ id: v.number(), name: v.string() });
export type RaisedHand = Readonly<v.InferOutput<typeof raisedHand>>;

/** What a viewer is told beside frames. `waiting`: the host is there and has no picture yet, or is coming back. */
export const viewerMessage = v.variant('told', [
  v.object({ told: v.literal('state'), state: v.picklist(['live', 'paused', 'waiting']) }),
  v.object({ told: v.literal('hand'), up: v.boolean() }),
  v.object({ told: v.literal('ended'), reason: endReason }),
]);
export type ViewerMessage = Readonly<v.InferOutput<typeof viewerMessage>>;

/** What a host is told. `key`: the next frame shall stand alone; `pictures`: somebody has no decoder. */
export const hostMessage = v.variant('told', [
  v.object({ told: v.literal('open') }),
  v.object({ told: v.literal('viewers'), names: v.array(v.string()), hands: v.array(raisedHand) }),
  v.object({ told: v.literal('key') }),
  v.object({ told: v.literal('pictures'), wanted: v.boolean() }),
  v.object({ told: v.literal('slow'), share: v.number() }),
  v.object({ told: v.literal('ended'), reason: endReason }),
]);
export type HostMessage = Readonly<v.InferOutput<typeof hostMessage>>;

/** The message in a text frame; null: it is none of these. */
export function readMessage<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | null {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  const read = v.safeParse(schema, said);
  return read.success ? read.output : null;
}
