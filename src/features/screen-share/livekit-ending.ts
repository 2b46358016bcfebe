import { readMessage, viewerMessage } from '#contract/screen-share/relay.wire.ts';
import type { EndReason } from '#contract/screen-share/share.model.ts';

/** The reason for the end, if the server itself sent it: such a message has no participant. */
export function readEnding(bytes: Uint8Array, from: object | undefined): EndReason | null {
  if (from) return null;
  const said = readMessage(viewerMessage, new TextDecoder().decode(bytes));
  return said?.told === 'ended' ? said.reason : null;
}
