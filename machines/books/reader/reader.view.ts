import type { SnapshotFrom } from 'xstate';
import type { BookPosition } from '#contract/books/position.rules.ts';
import type { readerMachine } from './reader.machine.ts';
import type { RemotePosition } from './reader.types.ts';

export interface ReaderView {
  readonly is: 'opening' | 'reading' | 'closed';
  readonly place: BookPosition;
  /** `waiting`: the place is kept in this browser and not yet saved. */
  readonly sync: 'saved' | 'waiting' | 'offline';
  /** Another device went on there. */
  readonly offer: RemotePosition | null;
}

export function readerView(snapshot: SnapshotFrom<typeof readerMachine>): ReaderView {
  const { place, remote } = snapshot.context;
  const isReading = snapshot.matches('reading') || snapshot.matches('looking');
  const isSaved = snapshot.matches({ reading: { sync: 'synced' } }) || snapshot.matches('looking');
  return {
    is: isReading ? 'reading' : snapshot.matches('closed') ? 'closed' : 'opening',
    place,
    sync: snapshot.matches({ reading: { sync: 'offline' } }) ? 'offline' : isSaved ? 'saved' : 'waiting',
    offer: isReading ? remote : null,
  };
}
