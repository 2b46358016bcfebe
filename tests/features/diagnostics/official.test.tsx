import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { attachInspector } from '#src/features/diagnostics/inspector/live/official.ts';
import { announceActor } from '#src/lib/running-actors.ts';

const address = new URL('https://inspector.test/inspect');
const machine = setup({
  types: { events: {} as { type: 'press' } | { type: 'login.submit'; password: string } },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  context: { note: () => 'a function does not travel' },
  states: { off: { on: { press: 'on', 'login.submit': 'on' } }, on: { on: { press: 'off' } } },
});

/** The official inspector's own receiver, in a window that this page opened; what is said travels as in a browser. */
function otherWindow() {
  const listeners = new Set<(event: { data: unknown }) => void>();
  const toOrigins: string[] = [];
  const popup = {
    postMessage(data: unknown, origin: string) {
      toOrigins.push(origin);
      const copy: unknown = structuredClone(data);
      for (const listener of listeners) listener({ data: copy });
    },
  };
  vi.stubGlobal('open', () => popup);
  const opener = {
    postMessage: (data: unknown) =>
      queueMicrotask(() =>
        dispatchEvent(Object.assign(new Event('message'), { data, origin: address.origin, source: popup })),
      ),
  };
  const heard: StatelyInspectionEvent[] = [];
  const load = () => {
    const theirs = { opener, addEventListener: (_type: string, listener: never) => listeners.add(listener) };
    createBrowserReceiver({ window: theirs as unknown as Window }).subscribe(
      (event) => void heard.push(event),
    );
  };
  return { heard, load, toOrigins };
}

afterEach(() => vi.unstubAllGlobals());

it('tells the official inspector of actors, events and snapshots, in messages its own receiver takes', async () => {
  const other = otherWindow();
  const actor = createActor(machine);
  const forget = announceActor(actor);
  actor.start();
  const detach = attachInspector(address);
  actor.send({ type: 'press' });
  expect(other.toOrigins).toEqual([]);
  other.load();
  await vi.waitFor(() => expect(other.heard.length).toBeGreaterThan(0), 30_000);
  actor.send({ type: 'press' });
  actor.send({ type: 'login.submit', password: 'Welcome@1' });
  const told = other.heard.map((event) => [event.type, event.sessionId]);
  const { sessionId } = actor;
  expect(told[0]).toEqual(['@xstate.actor', sessionId]);
  expect(told.filter(([type]) => type === '@xstate.event')).toHaveLength(3);
  const states = other.heard.flatMap((event) =>
    event.type === '@xstate.snapshot' ? [(event.snapshot as unknown as { value: string }).value] : [],
  );
  expect(states).toEqual(['on', 'off', 'on']);
  const [first] = other.heard;
  expect(first?.type === '@xstate.actor' && JSON.parse(first.definition ?? '{}')).toMatchObject({
    id: 'lamp',
    initial: 'off',
  });
  expect(JSON.stringify(other.heard)).not.toContain('Welcome@1');
  expect(new Set(other.toOrigins)).toEqual(new Set([address.origin]));
  detach?.();
  actor.send({ type: 'press' });
  expect(other.heard.filter(({ type }) => type === '@xstate.event')).toHaveLength(3);
  forget();
  actor.stop();
});
