import { readForPerson } from '#src/lib/person-storage.ts';
import { seenQueueName } from './seen-notices.ts';

/** What was opened without a connection, in a tab that is closed since, is told now. */
export function sendWaiting(personId: number): void {
  if (readForPerson(personId, seenQueueName) === null) return;
  import('./seen-queue.ts').then(({ sendSeen }) => sendSeen(personId)).catch(() => undefined);
}
