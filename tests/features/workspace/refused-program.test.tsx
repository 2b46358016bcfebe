import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Program } from '#contract/workspace/program.ts';
import { saveProgramRefusals } from '#contract/workspace/workspace.refusals.ts';
import { workspaceView } from '#machines/workspace/workspace/workspace.view.ts';
import { SaveState } from '#src/features/workspace/SaveState.tsx';
import { workspaceMachineFor } from '#src/features/workspace/workspace-calls.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { facts } from '#tests/machines/workspace/workspace/workspace.walks.ts';
import { answering, refusal } from '../answering-server.ts';

it.each(['archive', 'project', 'kind'] as const)(
  'a program that the server refuses for its %s stays in the editor, and the line says why [CW-21]',
  async (what) => {
    const why = saveProgramRefusals.bad_program({ what });
    answering({
      compilerWorkspace: () => ({ success: 'true', data: { ...facts, engine: 'blocks' } }),
      'save-workspace-program': () => refusal(422, 'bad_program', why),
    });
    const machine = workspaceMachineFor(asha, { kind: 'project', projectId: 9 });
    const actor = createActor(machine, { input: { mode: 'own', personId: asha.id, engine: null } });
    actor.start();
    await waitFor(actor, (state) => state.matches('opening'));
    const program = { kind: 'bytes', bytes: new Uint8Array([80, 75]) } as const;
    actor.send({ type: 'frame.ready' });
    actor.send({ type: 'frame.changed', program });
    actor.send({ type: 'save.press' });
    actor.send({ type: 'frame.captured', id: 1, program });
    const refused = await waitFor(actor, (state) => state.matches({ ready: { save: 'refused' } }));
    expect(refused.context.program).toBe(program);
    render(<SaveState view={workspaceView(refused)} onRetry={() => undefined} onDrop={() => undefined} />);
    const line = screen.getByRole('status');
    expect(line.textContent).toContain('Not saved');
    expect(line.textContent).toContain(why);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    actor.stop();
  },
);

it('a program of a project that was approved meanwhile is kept here, with why, and comes back when it is opened again', async () => {
  const why = 'This project is approved. Its program stays as it is.';
  answering({
    compilerWorkspace: () => ({ success: 'true', data: { ...facts, engine: 'python' } }),
    'save-workspace-program': () => refusal(422, 'approved', why),
  });
  const machine = workspaceMachineFor(asha, { kind: 'project', projectId: 9 });
  const actor = createActor(machine, { input: { mode: 'own', personId: asha.id, engine: null } });
  actor.start();
  await waitFor(actor, (state) => state.matches('opening'));
  const program: Program = { kind: 'files', files: [{ name: 'main.py', text: 'print(1)' }] };
  actor.send({ type: 'frame.ready' });
  actor.send({ type: 'frame.changed', program });
  actor.send({ type: 'save.press' });
  actor.send({ type: 'frame.captured', id: 1, program });
  const closed = await waitFor(actor, (state) => state.matches({ ready: { save: 'closed' } }));
  const drop = vi.fn();
  render(<SaveState view={workspaceView(closed)} onRetry={() => undefined} onDrop={drop} />);
  expect(screen.getByRole('status').textContent).toContain(why);
  fireEvent.click(screen.getByRole('button', { name: 'Discard these changes' }));
  expect(drop).toHaveBeenCalledOnce();
  actor.stop();
});
