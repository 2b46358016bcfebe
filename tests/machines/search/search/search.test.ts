import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Suggestion } from '#contract/search/search.wire.ts';
import { searchMachine } from '#machines/search/search/search.machine.ts';
import { withRecent } from '#machines/search/search/search.rules.ts';
import type { Found } from '#machines/search/search/search.types.ts';
import { searchView } from '#machines/search/search/search.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { endSessionEverywhere } from '../../session-end.ts';
import { foundOf, machine, walk } from './search.walks.ts';

function start(recent: readonly string[] = []) {
  const suggest = deferredActor<readonly Suggestion[], { readonly text: string }>();
  const search = deferredActor<Found, { readonly text: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    searchMachine.provide({ actors: { suggest: suggest.logic, search: search.logic } }),
    { clock, input: { recent } },
  ).start();
  const type = (text: string) => {
    actor.send({ type: 'text.change', text });
    clock.increment(300);
  };
  return { actor, clock, suggest, search, type, view: () => searchView(actor.getSnapshot()) };
}

describe('the search chart', () => {
  it('reaches every state, takes every transition and has no trap [PF-10]', () => {
    expect(new Coverage(machine).walk(walk).gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('asks 300 ms after the last letter, and once [VP-36]', () => {
    const { actor, clock, suggest } = start();
    actor.send({ type: 'text.change', text: 'sc' });
    clock.increment(299);
    actor.send({ type: 'text.change', text: 'sci' });
    clock.increment(299);
    expect(suggest.calls).toHaveLength(0);
    clock.increment(1);
    expect(suggest.calls.map(({ input }) => input)).toEqual([{ text: 'sci' }]);
  });

  it('suggests from two letters on and searches above three [VP-34, VP-36]', () => {
    const { suggest, search, type } = start();
    type('s');
    expect([suggest.calls.length, search.calls.length]).toEqual([0, 0]);
    type('sci');
    expect([suggest.calls.length, search.calls.length]).toEqual([1, 0]);
    type('scie');
    expect([suggest.calls.length, search.calls.length]).toEqual([1, 1]);
  });

  it('never lets an older answer come over a newer one [VP-35]', async () => {
    const { search, type, view } = start();
    type('science');
    type('history');
    search.calls[1]?.resolve(foundOf('history', 1));
    await settle();
    search.calls[0]?.resolve(foundOf('science', 9));
    await settle();
    expect(view().counts).toEqual([{ key: 'notices', count: 1, more: false, rowKeyId: 'notices' }]);
  });

  it('Enter searches at once, and says when that is too little [VP-35]', () => {
    const { actor, search, view } = start();
    actor.send({ type: 'text.change', text: 'sci' });
    actor.send({ type: 'search.submit' });
    expect(view().isTooShort).toBe(true);
    actor.send({ type: 'text.change', text: 'science' });
    actor.send({ type: 'search.submit' });
    expect(search.calls.map(({ input }) => input)).toEqual([{ text: 'science' }]);
    expect(view()).toMatchObject({ isTooShort: false, recent: ['science'] });
  });

  it('shows pages of six of a kind [PF-12]', async () => {
    const { actor, search, type, view } = start();
    type('science');
    search.calls[0]?.resolve(foundOf('science', 8));
    await settle();
    actor.send({ type: 'category.choose', category: 'notices' });
    expect(view()).toMatchObject({ total: 8, page: 1 });
    expect(view().results).toHaveLength(6);
    actor.send({ type: 'page.go', page: 2 });
    expect(view().results.map(({ rowKeyId }) => rowKeyId)).toEqual(['7', '8']);
  });

  it('after a failure the same is asked again [ER-07]', async () => {
    const { actor, search, type, view } = start();
    type('science');
    search.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view().failure).toEqual({ code: 'unreachable', information: null });
    actor.send({ type: 'search.retry' });
    expect(search.calls[1]?.input).toEqual({ text: 'science' });
    expect(view().failure).toBeNull();
  });

  it('loses nothing typed when the session ends, in whatever state, and goes on for the same person [QU-64, ER-13]', {
    timeout: 300_000,
  }, () => {
    const { cutOff, losses, deadEnds } = endSessionEverywhere(machine, walk, {
      typed: ({ context: { text, recent, category, page } }) => [text, recent, category, page],
      goOn: [{ type: 'search.retry' }],
    });
    expect({ losses, deadEnds }).toEqual({ losses: [], deadEnds: [] });
    expect([...cutOff].toSorted()).toEqual(['search', 'suggest']);
  });
});

describe('recent searches', () => {
  it('are kept once, however they are written, the newest first, eight at most [VP-36]', () => {
    expect(withRecent(['Maths', 'art'], ' maths ')).toEqual(['maths', 'art']);
    expect(withRecent(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'], 'new')).toHaveLength(8);
    expect(withRecent(['art'], 'x')).toEqual(['art']);
  });
});
