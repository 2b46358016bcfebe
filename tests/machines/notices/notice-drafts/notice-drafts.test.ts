import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { noticeDraftsMachine } from '#machines/notices/notice-drafts/notice-drafts.machine.ts';
import type { DraftOf, ListedDraft } from '#machines/notices/notice-drafts/notice-drafts.types.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { draft, machine, unreachable, walk } from './notice-drafts.walks.ts';

function start() {
  const loadDrafts = deferredActor<readonly ListedDraft[], void>();
  const deleteDraft = deferredActor<void, DraftOf>();
  const provided = noticeDraftsMachine.provide({
    actors: { loadDrafts: loadDrafts.logic, deleteDraft: deleteDraft.logic },
  });
  return { actor: createActor(provided).start(), loadDrafts, deleteDraft };
}

describe('the chart of the drafts list', () => {
  it('reaches every state, takes every transition and has no trap', () => {
    expect(new Coverage(machine).walk(walk).gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('deletes only after the question, and asks the server what is left', async () => {
    const { actor, loadDrafts, deleteDraft } = start();
    loadDrafts.calls[0]?.resolve([draft]);
    await settle();
    actor.send({ type: 'draft.delete', draft });
    actor.send({ type: 'delete.cancel' });
    expect(deleteDraft.calls).toHaveLength(0);
    actor.send({ type: 'draft.delete', draft });
    actor.send({ type: 'delete.confirm' });
    expect(deleteDraft.calls[0]?.input).toEqual(draft);
    deleteDraft.calls[0]?.resolve();
    await settle();
    loadDrafts.calls[1]?.resolve([]);
    await settle();
    expect(actor.getSnapshot().context).toEqual({ drafts: [], deleting: null, failure: null });
  });

  it('keeps the list on show when a deletion fails', async () => {
    const { actor, loadDrafts, deleteDraft } = start();
    loadDrafts.calls[0]?.resolve([draft]);
    await settle();
    actor.send({ type: 'draft.delete', draft });
    actor.send({ type: 'delete.confirm' });
    deleteDraft.calls[0]?.reject(unreachable);
    await settle();
    const { value, context } = actor.getSnapshot();
    expect([value, context.drafts, context.failure?.code]).toEqual(['listed', [draft], 'unreachable']);
  });
});
