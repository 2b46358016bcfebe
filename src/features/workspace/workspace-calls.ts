import { roles } from '#contract/core/roles.ts';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import { compilerWorkspaceCall } from '#contract/workspace/calls/compiler-workspace.call.ts';
import { getStudentWorkspaceCall } from '#contract/workspace/calls/get-student-workspace.call.ts';
import { saveComplierWorkspaceProgramCall } from '#contract/workspace/calls/save-complier-workspace-program.call.ts';
import { saveWorkspaceProgramCall } from '#contract/workspace/calls/save-workspace-program.call.ts';
import { workspaceStartOverCall } from '#contract/workspace/calls/workspace-start-over.call.ts';
import { workspaceVersionCall } from '#contract/workspace/calls/workspace-version.call.ts';
import { workspaceVersionListCall } from '#contract/workspace/calls/workspace-version-list.call.ts';
import { workspaceVersionRestoreCall } from '#contract/workspace/calls/workspace-version-restore.call.ts';
import { mostBytes, type Program, sizeOfProgram } from '#contract/workspace/program.ts';
import { workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import type { VersionFacts, Workspace } from '#contract/workspace/workspace.wire.ts';
import { workspaceMachine } from '#machines/workspace/workspace/workspace.machine.ts';
import type { HeadMove } from '#machines/workspace/workspace/workspace.setup.ts';
import type { OpenedWorkspace, Sending } from '#machines/workspace/workspace/workspace.types.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { deviceName } from '#src/lib/device-name.ts';
import { workspaceMessages as messages } from './messages.en.ts';
import { createCopies } from './program-copies.ts';
import { programOf, savedProgramOf } from './program-wire.ts';
import type { WorkspaceProps, WorkspaceTarget } from './workspace-props.ts';

interface Of {
  readonly workspaceId: number;
}

const opened = async (facts: Workspace, signal: AbortSignal): Promise<OpenedWorkspace> => ({
  facts,
  program: await programOf(facts.workspace_program, signal),
});

/** By its id a workspace is only read, since it may be a student's; by its project it is the caller's own. */
async function openTarget(target: WorkspaceTarget, signal: AbortSignal): Promise<OpenedWorkspace> {
  const { data } =
    target.kind === 'project'
      ? await call(compilerWorkspaceCall, { project_id: target.projectId }, { signal })
      : await call(
          getStudentWorkspaceCall,
          { workspace_id: target.workspaceId, sequence: target.sequence },
          { signal },
        );
  return opened(data, signal);
}

/** Checked before sending, because a refused upload has no message for users. */
function refuseTooLarge(program: Program, engine: FrameEngine): void {
  const most = mostBytes(engine);
  if (sizeOfProgram(program) > most)
    throw new CallFailed('refused', messages.tooLarge(most / 2 ** 20), { code: 'program_too_large' });
}

/** Milliseconds, enough for tens of megabytes over a school's line. */
const longSave = 300_000;

export function workspaceMachineFor(
  person: WorkspaceProps['person'],
  target: WorkspaceTarget,
  copies = createCopies(person.id),
) {
  const isTeacher = person.role === roles.faculty;
  let engine: FrameEngine = 'html';
  return workspaceMachine.provide({
    actors: {
      openWorkspace: callActor(async ({ mode }, signal) => {
        const found = await openTarget(target, signal);
        const { facts } = found;
        if (facts.engine !== 'none' && facts.engine !== 'outside') engine = facts.engine;
        // A closed workspace may have a copy too: what was typed last before it was closed.
        const isOwn = facts.workspace_id > 0 && facts.closed !== 'read_only' && mode !== 'look';
        return { ...found, copy: isOwn ? await copies.find(facts.workspace_id, found.program) : null };
      }),
      saveProgram: callActor(
        async ({ workspaceId, sending }: Of & { readonly sending: Sending }, signal) => {
          refuseTooLarge(sending.program, engine);
          const input = {
            workspace_id: workspaceId,
            save_id: sending.saveId,
            base_sequence: sending.base,
            kind: sending.kind,
            keep: sending.keep,
            device: deviceName(),
            program: await savedProgramOf(sending.program, engine, signal),
          };
          const saving = isTeacher ? saveComplierWorkspaceProgramCall : saveWorkspaceProgramCall;
          return (await call(saving, input, { signal })).data;
        },
        { timeout: longSave },
      ),
      readNewest: callActor(async ({ workspaceId }: Of, signal) =>
        openTarget({ kind: 'workspace', workspaceId, sequence: 0 }, signal),
      ),
      listVersions: callActor(async ({ workspaceId }: Of, signal) => {
        const { rows, total } = await call(
          workspaceVersionListCall,
          { workspace_id: workspaceId, size: workspaceLimits.versions },
          { signal },
        );
        const versions: readonly VersionFacts[] = rows;
        return { versions, total };
      }),
      readVersion: callActor(
        async ({ workspaceId, sequence }: Of & { readonly sequence: number }, signal) => {
          const { data } = await call(
            workspaceVersionCall,
            { workspace_id: workspaceId, sequence },
            { signal },
          );
          return programOf(data.program, signal);
        },
      ),
      restoreVersion: callActor(async (move: HeadMove & { readonly sequence: number }, signal) => {
        const input = { ...moveOf(move), sequence: move.sequence };
        return (await call(workspaceVersionRestoreCall, input, { signal })).data;
      }),
      startOver: callActor(
        async (move: HeadMove, signal) => (await call(workspaceStartOverCall, moveOf(move), { signal })).data,
      ),
    },
  });
}

const moveOf = ({ workspaceId, base }: HeadMove) => ({
  workspace_id: workspaceId,
  save_id: crypto.randomUUID(),
  base_sequence: base,
  device: deviceName(),
});
