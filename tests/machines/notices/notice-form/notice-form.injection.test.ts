import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, fromCallback, type SnapshotFrom } from 'xstate';
import { fromDraft } from '#machines/notices/notice-form/notice-form.draft.ts';
import type {
  DraftKeepEvent,
  DraftKey,
  NoticeFormInput,
} from '#machines/notices/notice-form/notice-form.types.ts';
import { done, type PathEvent, shortestPaths } from '../../paths.ts';
import { loaded, notice } from './notice-form.samples.ts';
import { silentForm, walks } from './notice-form.walks.ts';

type FormSnapshot = SnapshotFrom<typeof silentForm>;

/** A live form after the events of a path, with drafts that go to a storage. */
function replay(input: NoticeFormInput, events: readonly PathEvent[]) {
  const storage: { draft: unknown } = { draft: input.draft };
  const logic: AnyStateMachine = silentForm.provide({
    actors: {
      keepDraft: fromCallback<DraftKeepEvent, DraftKey>(({ receive }) =>
        receive(({ draft }) => {
          storage.draft = JSON.parse(JSON.stringify(draft));
        }),
      ),
    },
  });
  const form = createActor(logic, { input }).start();
  for (const event of events) form.send(event);
  return { form, storage, snapshot: () => form.getSnapshot() as FormSnapshot };
}

/** What a reload would bring back: a new form over what storage holds. */
function reloaded({ context }: FormSnapshot, stored: unknown) {
  const { mode, noticeId, person, today } = context;
  const draft = fromDraft(stored, { personId: person.id, mode, noticeId });
  const answer = loaded({ notice: mode === 'add' ? null : notice });
  return replay({ mode, noticeId, person, today, draft }, [done('loadForm', answer)]).snapshot();
}

/** Everything that a person typed, chose or uploaded; stored files are the server's. */
function worthKeeping({ context: { values, videoText, uploads, sent } }: FormSnapshot) {
  const own = uploads.items.filter((item) => item.origin !== 'stored' && item.status !== 'cancelled');
  const files = own.map((item) => [item.name, item.status === 'ready' ? item.fileId : null]);
  return { values, videoText, files, sent: sent?.draft ?? null };
}

const places = Object.values(walks).flatMap((walk) =>
  shortestPaths(silentForm, walk).map(({ state, events }) => ({
    input: walk.input,
    events,
    state: state as FormSnapshot,
  })),
);
/** While storage itself refuses, nothing can be kept. */
const isOpen = (state: FormSnapshot) =>
  state.matches('open') && !state.matches({ open: { draft: 'broken' } });
/** One path for each state with each thing to lose in it. */
const openPlaces = [
  ...new Map(
    places
      .filter(({ state }) => isOpen(state))
      .map((place) => [JSON.stringify([place.state.value, worthKeeping(place.state)]), place]),
  ).values(),
];

it('looks at every state an open form can rest in', () => {
  const values = openPlaces.map(({ state }) =>
    typeof state.value === 'object' ? state.value.open?.work : null,
  );
  expect([...new Set(values.map((value) => JSON.stringify(value)))].toSorted()).toEqual(
    [
      'comparing',
      'confirmingClose',
      { editing: 'ready' },
      { editing: 'renewing' },
      'keepingMine',
      'merging',
      'obtainingSession',
      'saving',
      'signedOut',
      'stale',
      'takingTheirs',
      'unsent',
      'waitingForUploads',
    ]
      .map((value) => JSON.stringify(value))
      .toSorted(),
  );
});

describe.each([
  ['the session expires', { type: 'session.expired' }],
  ['the page goes away', { type: 'page.hidden' }],
  ['another person takes the tab over', { type: 'session.restored', personId: 8 }],
] as const)('when %s', (_, fault) => {
  it('nothing typed is lost, in whatever state the form is [QU-64, ER-13]', () => {
    for (const { input, events } of openPlaces) {
      const { form, storage, snapshot } = replay(input, events);
      const before = snapshot();
      form.send(fault);
      const path = events.map(({ type }) => type);
      expect({ path, ...worthKeeping(reloaded(before, storage.draft)) }).toEqual({
        path,
        ...worthKeeping(before),
      });
      form.stop();
    }
  });
});

it('comes back to the same fields after an expiry, in whatever state it came', () => {
  for (const { input, events } of openPlaces) {
    const { form, snapshot } = replay(input, events);
    const before = snapshot();
    form.send({ type: 'session.expired' });
    expect(snapshot().matches({ open: { work: 'signedOut' } })).toBe(true);
    form.send({ type: 'session.restored', personId: 7 });
    expect(snapshot().matches({ open: { work: 'editing' } })).toBe(true);
    expect(worthKeeping(snapshot())).toEqual(worthKeeping(before));
    form.stop();
  }
});

it('leaves the stored draft alone while the form is loading or could not be loaded', () => {
  const early = places.filter(({ state }) => state.matches('preparing') || state.matches('loadFailed'));
  expect(early.length).toBeGreaterThan(4);
  for (const { input, events } of early) {
    const { form, storage } = replay(input, [...events, { type: 'session.expired' }]);
    expect(storage.draft).toBe(input.draft);
    form.stop();
  }
});
