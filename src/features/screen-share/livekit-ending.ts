import { readMessage, viewerMessage } from '#contract/screen-share/relay.wire.ts';
import type { EndReason } from '#contract/screen-share/share.model.ts';

/** Why it is over, when the server itself says so: what comes from no participant. */
export function readEnding(bytes: Uint8Array, from: object | undefined): EndReason | null {
  if (from) return null;
  const said = readMessage(viewerMessage, new TextDecoder().decode(bytes));
  return said?.told === 'ended' ? said.reason : null;
}
