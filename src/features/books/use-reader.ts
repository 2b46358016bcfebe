import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BookToRead, PositionOnWire } from '#contract/books/books.wire.ts';
import { getReadingPositionCall } from '#contract/books/calls/get-reading-place.call.ts';
import { saveReadingPositionCall } from '#contract/books/calls/save-reading-place.call.ts';
import type { BookPosition } from '#contract/books/position.rules.ts';
import { readerMachine } from '#machines/books/reader/reader.machine.ts';
import type {
  KeptPosition,
  ReaderEvent,
  RemotePosition,
  SavePositionInput,
  SavePositionResult,
} from '#machines/books/reader/reader.types.ts';
import { readerView } from '#machines/books/reader/reader.view.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { keepForPerson, readForPerson } from '#src/lib/person-storage.ts';
import type { BookProps } from './book-props.ts';

const isKept = (value: unknown): value is KeptPosition =>
  typeof value === 'object' &&
  value !== null &&
  'place' in value &&
  typeof value.place === 'object' &&
  value.place !== null &&
  'lessonId' in value.place &&
  'step' in value &&
  typeof value.step === 'number' &&
  'base' in value &&
  typeof value.base === 'number';

/** A random number by which the server distinguishes the person's browsers. */
function deviceOf(personId: number): string {
  const known = readForPerson(personId, 'reading.device');
  if (typeof known === 'string' && known.length === 36) return known;
  const device = crypto.randomUUID();
  keepForPerson(personId, 'reading.device', device);
  return device;
}

const remoteOf = (place: PositionOnWire, device: string): RemotePosition => ({
  lessonId: place.lesson_id,
  page: place.page,
  pages: place.pages,
  fraction: place.fraction,
  version: place.version,
  step: place.step,
  isOwn: place.device === device,
});

export type AskedPosition = Promise<PositionOnWire | null>;

export const askPosition = async (book_id: number, signal?: AbortSignal): AskedPosition =>
  (await call(getReadingPositionCall, { book_id }, signal && { signal })).data.place;

/**
 * [QU-35] Runs a book's reader and stores its position. `asked` starts together with the request for the book, so
 * that a slow connection waits once.
 */
export function useReader(
  book: BookToRead,
  { person, sessionLive, listen }: BookProps,
  asked: AskedPosition,
) {
  const { book_id } = book;
  const [device] = useState(() => deviceOf(person.id));
  const [kept] = useState(() => {
    const found = readForPerson(person.id, `reading.${book_id}`);
    const isThere =
      isKept(found) && book.lesson_list.some(({ lesson_id }) => lesson_id === found.place.lessonId);
    return isThere ? found : null;
  });
  const [machine] = useState(() => {
    let first: AskedPosition | undefined = asked;
    return readerMachine.provide({
      actors: {
        loadPlace: callActor<RemotePosition | null, void>(async (_, signal) => {
          const early = first;
          first = undefined;
          const place = await (early ?? askPosition(book_id, signal));
          return place && remoteOf(place, device);
        }),
        savePosition: callActor<SavePositionResult, SavePositionInput>(async ({ place, ...sent }, signal) => {
          const { lessonId: lesson_id, page, fraction } = place;
          const input = { book_id, lesson_id, page, fraction, device, ...sent };
          const { data } = await call(saveReadingPositionCall, input, { signal });
          return { isTaken: data.is_taken, remote: remoteOf(data.place, device) };
        }),
      },
    });
  });
  const beginning = { lessonId: book.lesson_list[0]?.lesson_id ?? 0, page: 1, fraction: 0 };
  const reader = useActorRef(machine, { input: { kept, beginning, wanted: null } });
  const [go, setGo] = useState<BookPosition>();
  const onGo = useEffectEvent((place: BookPosition) => setGo(place));
  useEffect(() => {
    const keeping = reader.on('keep', (event) => {
      keepForPerson(person.id, `reading.${book_id}`, event.kept);
    });
    const going = reader.on('go', ({ place }) => onGo(place));
    const online = () => reader.send({ type: 'connection.restored' });
    const hidden = () => document.visibilityState === 'hidden' && reader.send({ type: 'reader.left' });
    addEventListener('online', online);
    addEventListener('visibilitychange', hidden);
    const stop = listen(() => reader.send({ type: 'book.changed' }));
    return () => {
      keeping.unsubscribe();
      going.unsubscribe();
      removeEventListener('online', online);
      removeEventListener('visibilitychange', hidden);
      stop();
    };
  }, [reader, person.id, book_id, listen]);
  useEffect(() => {
    if (sessionLive) reader.send({ type: 'session.restored' });
  }, [reader, sessionLive]);
  const snapshot = useSelector(reader, (each) => each);
  return { view: readerView(snapshot), send: (event: ReaderEvent) => reader.send(event), go, goTo: setGo };
}
