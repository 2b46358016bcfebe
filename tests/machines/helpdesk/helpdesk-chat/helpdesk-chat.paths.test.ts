import { describe, expect, it } from 'vitest';
import { textToKeep } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.rules.ts';
import { helpdeskChatView } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { Coverage, shortestPaths } from '../../paths.ts';
import { type Call, endSessionEverywhere } from '../../session-end.ts';
import { machine, walks } from './helpdesk-chat.walks.ts';

/** Words go to whoever listens by then, and what was written meanwhile goes with them. */
function carriesTheSame(first: Call, second: Call): boolean {
  const text = (call: Call) => (call.input as { readonly text?: string }).text;
  const words = text(first);
  if (words === undefined) return isSame(first, second);
  return text(second)?.startsWith(words) ?? false;
}

describe('every path of the helpdesk chat', () => {
  it('reaches every state, takes every transition and is never stuck [PF-21]', { timeout: 240_000 }, () => {
    const coverage = new Coverage(machine);
    for (const walk of Object.values(walks)) coverage.walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
    expect(coverage.places).toBeGreaterThan(100);
  });

  it('loses no word: what has not arrived is on its way, can be sent again, or is in the field [PF-21]', {
    timeout: 300_000,
  }, () => {
    for (const walk of Object.values(walks)) {
      const places = shortestPaths(machine, walk).map(({ state }) => ({
        state,
        view: helpdeskChatView(state as Parameters<typeof helpdeskChatView>[0]),
      }));
      const stranded = places.filter(
        ({ state, view }) =>
          state.context.outgoing?.text && view.outgoing?.hasFailed === false && !state.tags.has('busy'),
      );
      expect(stranded.map(({ state }) => state.value)).toEqual([]);
      for (const { state } of places) expect(structuredClone(state.context)).toEqual(state.context);
    }
  });

  it('loses no word when the session ends, in whatever state, and goes on for the same person [PF-21, QU-64, ER-13]', {
    timeout: 300_000,
  }, () => {
    const cutOff = new Set<string>();
    for (const walk of Object.values(walks)) {
      const found = endSessionEverywhere(machine, walk, {
        typed: ({ context }) => [textToKeep(context), context.messages, context.ticket],
        goOn: [
          { type: 'send.retry' },
          { type: 'person.confirm', id: 'm3' },
          { type: 'problem.solve' },
          { type: 'chat.retry' },
          { type: 'chat.changed', chatId: 'chat-1' },
        ],
        isAgain: carriesTheSame,
        // The helpdesk closed the request meanwhile.
        isMoot: ({ id }, { context }) => id === 'solveProblem' && context.ticket?.status === 'closed',
      });
      expect([found.losses, found.deadEnds]).toEqual([[], []]);
      for (const id of found.cutOff) cutOff.add(id);
    }
    expect([...cutOff].toSorted()).toEqual([
      'askAssistant',
      'askForPerson',
      'loadChat',
      'refreshChat',
      'sendToPerson',
      'solveProblem',
    ]);
  });

  it('shows a way on in every place [PF-21]', () => {
    for (const walk of Object.values(walks))
      for (const { state } of shortestPaths(machine, walk)) {
        const view = helpdeskChatView(state as Parameters<typeof helpdeskChatView>[0]);
        const ways = [
          state.tags.has('busy'),
          view.phase === 'unopened' || view.phase === 'gone',
          view.canChoose,
          view.isWithPerson,
          view.outgoing?.hasFailed,
          view.request !== 'none',
        ];
        expect(ways).toContain(true);
      }
  });
});
