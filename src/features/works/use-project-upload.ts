import { useEffect, useEffectEvent, useState } from 'react';
import { getFormSessionCall } from '#contract/auth/calls/get-form-session.call.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { deletePendingFileCall } from '#contract/works/calls/delete-pending-file.call.ts';
import { deleteProjectAnswerFileCall } from '#contract/works/calls/delete-project-answer-file.call.ts';
import { getProjectDetailByIdCall } from '#contract/works/calls/get-project-detail-by-id.call.ts';
import { getStudentProjectUploadedCall } from '#contract/works/calls/get-student-project-uploaded.call.ts';
import { pasteProjectPictureCall } from '#contract/works/calls/paste-project-picture.call.ts';
import { pendingProjectFileCall } from '#contract/works/calls/pending-project-file.call.ts';
import { updateProjectFileCall } from '#contract/works/calls/update-project-file.call.ts';
import { updateProjectFileOnlyCall } from '#contract/works/calls/update-project-file-only.call.ts';
import { pasteOf, pendingIdOf, workUploadKind } from '#contract/works/entries.rules.ts';
import type { ProjectDetail, ProjectUploaded } from '#contract/works/works.wire.ts';
import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import { projectUploadMachine } from '#machines/works/project-upload/project-upload.machine.ts';
import { toUploadDraft } from '#machines/works/project-upload/project-upload.rules.ts';
import type {
  PastedPicture,
  ProjectUploadOutput,
  Removal,
  Save,
  WorkRef,
} from '#machines/works/project-upload/project-upload.types.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { createFileRegistry, type FileRegistry } from '#src/lib/upload/file-registry.ts';
import { sendBytes, uploadIdOf } from '#src/lib/upload/send-bytes.ts';
import { defineUploadFileActor } from '#src/lib/upload/upload-file.actor.ts';
import type { UploadClaim } from '#src/lib/upload/upload-file.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';
import { dropUploadDraft, keepUploadDraft, readUploadDraft } from './upload-draft.ts';

const wireOf = ({ sessionId, assignmentType }: WorkRef) => ({
  session_id: sessionId,
  assignment_type: assignmentType,
});
const detailInput = (of: WorkRef) => ({ id: of.projectId, ...wireOf(of) });

/** [PU-21] Made when it is sent, because it contains the second. */
const pendingOf = (of: WorkRef) => ({ id: pendingIdOf(of.projectId, Date.now()), ...wireOf(of) });

export async function loadDetail(of: WorkRef, signal: AbortSignal): Promise<ProjectDetail> {
  return (await call(getProjectDetailByIdCall, detailInput(of), { signal })).data;
}

export async function loadUploaded(of: WorkRef, signal: AbortSignal): Promise<ProjectUploaded> {
  return (await call(getStudentProjectUploadedCall, detailInput(of), { signal })).data;
}

async function saveWork({ of, isSubmit, ...save }: Save, signal: AbortSignal): Promise<{ version: number }> {
  const input = {
    project_id: of.projectId,
    ...wireOf(of),
    my_learning: save.learning,
    url: save.url,
    file_path: save.fileIds.map((id) => ({ id })),
    pasted_data: pasteOf(save.pictureIds),
    pasted_files: [...save.pictureIds],
    version: save.version,
    formSession: save.formSession,
  };
  const { data } = isSubmit
    ? await call(updateProjectFileCall, { ...input, draft_flag: 1 }, { signal })
    : await call(updateProjectFileOnlyCall, input, { signal });
  return { version: data.version };
}

async function removeFile(removal: Removal, signal: AbortSignal): Promise<number> {
  const { of, workId, fileId, version, isStored } = removal;
  if (!isStored) {
    await call(
      deletePendingFileCall,
      { id: pendingIdOf(of.projectId, Date.now()), file_id: fileId },
      { signal },
    );
    return version;
  }
  const { data } = await call(
    deleteProjectAnswerFileCall,
    { id: workId, file_id: fileId, version },
    { signal },
  );
  return data.version;
}

/** [CA-05] */
const fileClaim = (of: WorkRef): UploadClaim => ({
  kind: workUploadKind,
  call: pendingProjectFileCall,
  claim: async (upload, signal) => {
    const { file } = await call(pendingProjectFileCall, { ...upload, ...pendingOf(of) }, { signal });
    return { fileId: file.id, fileType: file.type };
  },
});

/** [CA-07] */
async function sendPicture(
  shelf: FileRegistry,
  { key, of }: { readonly key: string; readonly of: WorkRef },
  signal: AbortSignal,
): Promise<PastedPicture> {
  const entry = shelf.find(key);
  if (!entry) throw new Error('The picture is gone.');
  if (!entry.isSent) await sendBytes(entry, workUploadKind, () => undefined, signal, {});
  entry.isSent = true;
  const upload_id = uploadIdOf(entry.uploadUrl);
  const upload = { upload_id, org_name: entry.file.name, ...pendingOf(of) };
  const { file } = await call(pasteProjectPictureCall, upload, { signal });
  shelf.drop(key);
  return { fileId: file.id, name: file.name, size: file.size };
}

function prepare(of: WorkRef) {
  const shelf = createFileRegistry();
  const uploads = uploadQueueMachine.provide({
    actors: {
      uploadFile: defineUploadFileActor(async () => {
        const { uploadFile } = await import('#src/lib/upload/upload-file.ts');
        return (key, report, signal) => uploadFile({ shelf, claim: fileClaim(of) }, key, report, signal);
      }),
    },
  });
  const machine = projectUploadMachine.provide({
    actors: {
      loadDetail: callActor(loadDetail),
      loadUploaded: callActor(loadUploaded),
      obtainFormSession: callActor<string, void>(
        async (_, signal) => (await call(getFormSessionCall, { form: 'work' }, { signal })).formSession,
      ),
      saveWork: callActor(saveWork),
      sendPicture: callActor((input, signal) => sendPicture(shelf, input, signal), { timeout: 300_000 }),
      removeFile: callActor(removeFile),
      uploads,
    },
  });
  return { machine, shelf };
}

export interface HandInProps {
  readonly person: Person;
  readonly sessionLive: boolean;
  /** Calls back when a work changed: another tab saved, or a teacher decided. */
  readonly listen: ListenForHints;
}

const isCoarseAlone = () =>
  matchMedia('(pointer: coarse)').matches && !matchMedia('(any-pointer: fine)').matches;

export function useProjectUpload(
  { person, sessionLive, listen }: HandInProps,
  of: WorkRef,
  onEnd: (output: ProjectUploadOutput) => void,
) {
  const [{ machine, shelf }] = useState(() => prepare(of));
  const [input] = useState(() => ({
    of,
    personId: person.id,
    isCoarse: isCoarseAlone(),
    kept: readUploadDraft(person.id, of),
  }));
  const actor = useRunningActor(machine, { input });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      const { context, status, output } = snapshot;
      if (status === 'done') {
        if (output?.kind === 'settled') dropUploadDraft(person.id, of);
        end(output ?? { kind: 'closed', isSubmit: false });
      } else if (context.isChanged && snapshot.matches('open')) {
        keepUploadDraft(person.id, of, toUploadDraft(context));
      } else if (snapshot.matches('readOnly')) dropUploadDraft(person.id, of);
    });
    return () => subscription.unsubscribe();
  }, [actor, person.id, of]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', () => actor.send({ type: 'connection.restored' }), { signal });
    addEventListener('offline', () => actor.send({ type: 'connection.lost' }), { signal });
    const stop = listen(() => actor.send({ type: 'work.changed' }));
    return () => {
      controller.abort();
      stop();
    };
  }, [actor, listen]);
  useEffect(() => {
    actor.send(sessionLive ? { type: 'session.restored', personId: person.id } : { type: 'session.expired' });
  }, [actor, sessionLive, person.id]);
  return { actor, shelf };
}
