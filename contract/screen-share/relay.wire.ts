import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';
import { endReason } from './share.model.ts';

export const relayPath = '/screen';

/** The share in the address: of several server processes only one has it. */
export const shareParameter = 'share';

/** A pass begins with the share's number, so that the page can name the share. */
export const passFor = (shareId: number, token: string): string => `${shareId}.${token}`;

/** An invalid pass gives a share that does not exist. */
export function partsOfPass(pass: string): { readonly shareId: number; readonly token: string } {
  const dot = pass.indexOf('.');
  return { shareId: Number(pass.slice(0, Math.max(0, dot))), token: pass.slice(dot + 1) };
}

/** A browser without a decoder takes pictures. */
const takes = v.picklist(['video', 'pictures']);
export type Takes = v.InferOutput<typeof takes>;

/** Everybody's first message. The pass works once; `hand` is a viewer's hand from before a broken connection. */
export const relayHello = v.strictObject({
  pass: rawText(1000),
  takes,
  hand: v.optional(v.boolean(), false),
});

export type RelayHello = Readonly<v.InferOutput<typeof relayHello>>;

export const viewerSays = v.strictObject({ hand: v.boolean() });

/** What a host says besides frames. `lower`: the student whose hand goes down. */
export const hostSays = v.union([
  v.strictObject({ paused: v.boolean() }),
  v.strictObject({ lower: v.pipe(v.number(), v.safeInteger()) }),
]);

const raisedHand = v.object({ id: v.number(), name: v.string() });
export type RaisedHand = Readonly<v.InferOutput<typeof raisedHand>>;

/** What a viewer hears besides frames. `waiting`: the host has no picture yet, or is coming back. */
export const viewerMessage = v.variant('told', [
  v.object({ told: v.literal('state'), state: v.picklist(['live', 'paused', 'waiting']) }),
  v.object({ told: v.literal('hand'), up: v.boolean() }),
  v.object({ told: v.literal('ended'), reason: endReason }),
]);
export type ViewerMessage = Readonly<v.InferOutput<typeof viewerMessage>>;

/** What a host hears. `key`: send a key frame next; `pictures`: a viewer has no decoder. */
export const hostMessage = v.variant('told', [
  v.object({ told: v.literal('open') }),
  v.object({ told: v.literal('viewers'), names: v.array(v.string()), hands: v.array(raisedHand) }),
  v.object({ told: v.literal('key') }),
  v.object({ told: v.literal('pictures'), wanted: v.boolean() }),
  v.object({ told: v.literal('slow'), share: v.number() }),
  v.object({ told: v.literal('ended'), reason: endReason }),
]);
export type HostMessage = Readonly<v.InferOutput<typeof hostMessage>>;

/** The message of a text frame; null: it is not valid. */
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
