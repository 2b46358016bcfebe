import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Program } from '#contract/workspace/program.ts';
import { workspaceMachineFor } from '#src/features/workspace/workspace-calls.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { facts } from '#tests/machines/workspace/workspace/workspace.walks.ts';
import { answering } from '../answering-server.ts';

const bytes = (size: number): Program => ({ kind: 'bytes', bytes: new Uint8Array(size) });
const page = (size: number): Program => ({
  kind: 'files',
  files: [{ name: 'main.py', text: '#'.repeat(size - 'main.py'.length) }],
});

it.each([
  ['blocks', 50, bytes(50 * 2 ** 20 + 1)],
  ['blocks', 50, bytes(51 * 2 ** 20)],
  ['python', 1, page(2 ** 20 + 1)],
  ['painting', 10, bytes(10 * 2 ** 20 + 1)],
] as const)(
  'a program of %s beyond %d MB is refused with a word before any of it travels, and stays in the editor [CW-21]',
  async (engine, most, program) => {
    const asked: string[] = [];
    answering({
      compilerWorkspace: () => ({ success: 'true', data: { ...facts, engine } }),
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
    actor.send({ type: 'frame.changed', program });
    actor.send({ type: 'save.press' });
    actor.send({ type: 'frame.captured', id: 1, program });
    const { context } = await waitFor(actor, (state) => state.matches({ ready: { save: 'refused' } }));
    expect(context.refusal?.information?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      `A program of this tool may have at most ${most} MB.`,
    );
    expect(context.program).toBe(program);
    expect(asked).toEqual([]);
    actor.stop();
  },
);
