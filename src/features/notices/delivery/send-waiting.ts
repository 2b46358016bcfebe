import { readForPerson } from '#src/lib/person-storage.ts';
import { seenQueueName } from './seen-notices.ts';

/** Sends what was opened offline in a tab that is closed by now. */
export function sendWaiting(personId: number): void {
  if (readForPerson(personId, seenQueueName) === null) return;
  import('./seen-queue.ts').then(({ sendSeen }) => sendSeen(personId)).catch(() => undefined);
}
