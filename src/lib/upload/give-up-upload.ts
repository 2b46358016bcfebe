import { bearer } from '#src/lib/bearer.ts';
import type { RegisteredFile } from './file-registry.ts';

/** Has the server drop what it got of a file that is not wanted any more; if it cannot, it does so a day later. */
export function giveUpUpload(entry: RegisteredFile | undefined): void {
  const session = bearer();
  if (!entry?.uploadUrl || !session) return;
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${session.token}` };
  fetch(entry.uploadUrl, { method: 'DELETE', headers }).catch(() => undefined);
  entry.uploadUrl = null;
  entry.isSent = false;
}
