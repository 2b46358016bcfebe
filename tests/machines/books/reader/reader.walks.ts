import { readerMachine } from '#machines/books/reader/reader.machine.ts';
import type {
  KeptPosition,
  RemotePosition,
  SavePositionResult,
} from '#machines/books/reader/reader.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../../walked-machine.ts';

export const machine = readerMachine.provide({
  actors: { loadPlace: silentPromise(), savePosition: silentPromise() },
});

export const beginning = { lessonId: 1, page: 1, fraction: 0 };
export const kept: KeptPosition = {
  place: { lessonId: 1, page: 4, fraction: 0.5 },
  pages: 20,
  base: 3,
  step: 7,
  isSaved: true,
};
/** Saved by another device after version 3. */
export const elsewhere: RemotePosition = {
  lessonId: 2,
  page: 9,
  fraction: 0.1,
  pages: 30,
  version: 5,
  isOwn: false,
  step: 2,
};
export const taken: SavePositionResult = {
  isTaken: true,
  remote: { ...elsewhere, ...kept.place, version: 6, isOwn: true, step: 8 },
};
export const notTaken: SavePositionResult = { isTaken: false, remote: { ...elsewhere, version: 8 } };
export const gone = { kind: 'refused', code: 'not_found', information: '' } as const;
export const demo = { kind: 'refused', code: 'demo_school', information: '' } as const;
export const unauthorized = { kind: 'unauthorized' } as const;
export const unreachable = { kind: 'unreachable' } as const;

const events: Walk<typeof machine>['events'] = [
  done('loadPlace', null),
  done('loadPlace', elsewhere),
  failed('loadPlace', gone),
  failed('loadPlace', unreachable),
  { type: 'place.moved', place: { lessonId: 1, page: 5, fraction: 0 }, pages: 20 },
  { type: 'place.moved', place: kept.place, pages: 20 },
  { type: 'resume.accept' },
  { type: 'resume.decline' },
  { type: 'reader.left' },
  { type: 'connection.restored' },
  { type: 'session.restored' },
  { type: 'book.changed' },
  done('lookAgain', null),
  failed('lookAgain', gone),
  failed('lookAgain', unreachable),
  done('savePosition', taken),
  done('savePosition', notTaken),
  failed('savePosition', unauthorized),
  failed('savePosition', gone),
  failed('savePosition', demo),
  failed('savePosition', unreachable),
  elapsed('calm', 'reader.reading.sync.pending'),
  elapsed('lookAgain', 'reader.reading.sync.offline'),
];
const walkFrom = (input: Walk<typeof machine>['input']): Walk<typeof machine> => ({
  input,
  events,
  project: ({ context }) => [
    context.place.page,
    context.remote?.version,
    context.base,
    context.savedStep < context.step,
  ],
});

export const reader = walked({
  machine,
  walks: {
    first: walkFrom({ kept: null, beginning, wanted: null }),
    again: walkFrom({ kept, beginning, wanted: null }),
  },
  invariants: [
    {
      name: 'one place is saved at a time',
      holds: (after) => runningOf(after, 'savePosition') <= 1,
    },
    {
      name: 'the page moves by the reader, or by their yes to an offer',
      holds: (after, before, event) =>
        before === null ||
        before.matches('opening') ||
        JSON.stringify(after.context.place) === JSON.stringify(before.context.place) ||
        event?.type === 'place.moved' ||
        event?.type === 'resume.accept',
    },
    {
      name: 'nothing is saved over another device before the reader has chosen',
      holds: (after, before) => !begins('savePosition', after, before) || after.context.remote === null,
    },
    {
      name: 'what is saved is where the reader is',
      holds: (after, before) => {
        const input = inputOf(after, 'savePosition') as { place?: unknown } | undefined;
        if (!begins('savePosition', after, before)) return true;
        return JSON.stringify(input?.place) === JSON.stringify(after.context.place);
      },
    },
    {
      name: 'steps never go back',
      holds: (after, before) =>
        before === null || before.matches('opening') || after.context.step >= before.context.step,
    },
  ],
});
