import { bearer } from '#src/lib/bearer.ts';
import type { RegisteredFile } from './file-registry.ts';

/** Tells the server to drop an unwanted upload; otherwise the server drops it a day later. */
export function giveUpUpload(entry: RegisteredFile | undefined): void {
  const session = bearer();
  if (!entry?.uploadUrl || !session) return;
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${session.token}` };
  fetch(entry.uploadUrl, { method: 'DELETE', headers }).catch(() => undefined);
  entry.uploadUrl = null;
  entry.isSent = false;
}
