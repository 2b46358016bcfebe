import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { workspaceMachineFor } from '#src/features/workspace/workspace-calls.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { facts } from '#tests/machines/workspace/workspace/workspace.walks.ts';
import { answering } from '../answering-server.ts';

it('a program that is too large is refused with a word before any of it travels, and stays in the editor [CW-21]', async () => {
  const asked: string[] = [];
  answering({
    compilerWorkspace: () => ({ success: 'true', data: { ...facts, engine: 'blocks' } }),
    'save-workspace-program': () => {
      asked.push('save');
      return {};
    },
  });
  const machine = workspaceMachineFor(asha, { kind: 'project', projectId: 9 });
  const actor = createActor(machine, { input: { mode: 'own', personId: asha.id, engine: null } });
  actor.start();
  await waitFor(actor, (state) => state.matches('opening'));
  actor.send({ type: 'frame.ready' });
  const program = { kind: 'bytes', bytes: new Uint8Array(50 * 2 ** 20 + 1) } as const;
  actor.send({ type: 'frame.changed', program });
  actor.send({ type: 'save.press' });
  actor.send({ type: 'frame.captured', id: 1, program });
  const { context } = await waitFor(actor, (state) => state.matches({ ready: { save: 'refused' } }));
  expect(context.refusal?.information).toMatch(/^A program of this tool may have at most .?50 MB.?\.$/u);
  expect(context.program).toBe(program);
  expect(asked).toEqual([]);
  actor.stop();
});
