import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.saved.ts';
import {
  keepTimedDraft,
  noteStored,
  readTimedDraft,
  wasStored,
} from '#src/features/notices/form/draft-shelf.ts';
import { createDraftSync } from '#src/features/notices/form/draft-sync.ts';
import type { call } from '#src/lib/api-client.ts';

const key = { personId: 7, mode: 'add', noticeId: 0 } as const;
const draft = (title: string): SavedNoticeDraft => ({
  format: 1,
  ...key,
  target: { mode: 'add', id: 0, version: 0 },
  values: {
    title,
    description: '',
    grades: [],
    divisions: [],
    noticeFor: null,
    shareDate: '',
    dueDate: '',
    dueDateMandatory: false,
    notifyEmail: true,
    asksReceipt: false,
    isActive: true,
    videos: [],
  },
  videoText: '',
  items: [],
  sent: null,
});

interface Asked {
  readonly name: string;
  readonly input: Record<string, unknown>;
  readonly answer: (error?: Error) => void;
}
let asked: Asked[];
const ask = ((definition: { name: string }, input: Record<string, unknown>) =>
  new Promise<unknown>((resolve, reject) => {
    asked.push({
      name: definition.name,
      input,
      answer: (error) => (error ? reject(error) : resolve({ success: 'true', kept: 1 })),
    });
  })) as typeof call;

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('carries only the newest of what was typed within two seconds', async () => {
  const sync = createDraftSync(ask);
  sync.carry(key, { draft: draft('S'), typedAt: 1 });
  sync.carry(key, { draft: draft('Science'), typedAt: 2 });
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.map(({ name, input }) => [name, input.title, input.typed_at])).toEqual([
    ['save-notice-draft', 'Science', 2],
  ]);
});

it('waits for the trip under way, and drops only after it', async () => {
  const sync = createDraftSync(ask);
  sync.carry(key, { draft: draft('one'), typedAt: 1 });
  sync.flush();
  sync.carry(key, { draft: draft('two'), typedAt: 2 });
  const dropped = sync.drop(key);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.map(({ name }) => name)).toEqual(['save-notice-draft']);
  asked[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.map(({ name }) => name)).toEqual(['save-notice-draft', 'drop-notice-draft']);
  asked[1]?.answer();
  await dropped;
});

it('a trip that fails is silent, and the next one goes', async () => {
  const sync = createDraftSync(ask);
  sync.carry(key, { draft: draft('one'), typedAt: 1 });
  sync.flush();
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer(new Error('offline'));
  sync.carry(key, { draft: draft('two'), typedAt: 2 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.map(({ input }) => input.title)).toEqual(['one', 'two']);
});

it('knows what the server was given from what it never heard of', () => {
  keepTimedDraft(key, { draft: draft('one'), typedAt: 5 });
  const kept = readTimedDraft(key);
  expect(kept?.typedAt).toBe(5);
  if (!kept) return;
  expect(wasStored(key, kept)).toBe(false);
  noteStored(key, 5);
  expect(wasStored(key, kept)).toBe(true);
  expect(wasStored(key, { ...kept, typedAt: 6 })).toBe(false);
});
