import * as v from 'valibot';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import { saveWorkspaceProgramCall } from '#contract/workspace/calls/save-workspace-program.call.ts';
import { type Program, programSchema } from '#contract/workspace/program.ts';
import { programUploadKind, uploadNameOf, workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import type { SavedProgram, ShownProgram } from '#contract/workspace/workspace.wire.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { sendBytes, uploadIdOf } from '#src/lib/upload/send-bytes.ts';
import { uploadRefusalOf } from '#src/lib/upload/upload-refusal.ts';

/** Fetches the bytes, for the tools. */
export async function programOf(shown: ShownProgram, signal: AbortSignal): Promise<Program | null> {
  if (shown === null) return null;
  if (shown.kind === 'files') return v.parse(programSchema, shown);
  const response = await fetch(shown.url, { credentials: 'same-origin', signal }).catch(() => null);
  if (!response) throw new CallFailed('unreachable', '');
  if (!response.ok) throw new CallFailed(response.status === 401 ? 'unauthorized' : 'failed', '');
  return { kind: 'bytes', bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** What came of the upload as if the save had: its refusals have the same words, and no answer is none. */
function failedUpload(error: unknown): unknown {
  const { code, information } = uploadRefusalOf(error, saveWorkspaceProgramCall);
  if (code === 'unexpected') return error;
  if (code === 'unreachable' || code === 'unauthorized') return new CallFailed(code, '');
  return toFailure({ kind: 'refused', code, information });
}

/** Uploads a program that is too large for a call's body. */
export async function savedProgramOf(
  program: Program,
  engine: FrameEngine,
  signal: AbortSignal,
): Promise<SavedProgram> {
  if (program.kind === 'files') return program;
  const { bytes } = program;
  if (bytes.byteLength <= workspaceLimits.inBody) return { kind: 'bytes', base64: base64Of(bytes) };
  const sent = { file: new File([bytes.slice()], uploadNameOf(engine)), uploadUrl: null };
  try {
    await sendBytes(sent, programUploadKind, () => undefined, signal, {});
  } catch (error) {
    throw failedUpload(error);
  }
  return { kind: 'upload', upload_id: uploadIdOf(sent.uploadUrl) };
}

/** In parts, because a function takes a limited number of arguments. */
function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}
