import type { DetailedError } from 'tus-js-client';
import * as v from 'valibot';
import type { BuiltCall } from '#contract/core/define-call.ts';
import { type SentRefusal, sentRefusal } from '#contract/core/refusals.ts';
import { type UploadLimit, uploadMeasures, uploadScopes } from '#contract/files/upload-room.rules.ts';
import type { UploadReport } from '#machines/upload-queue/upload-queue.types.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { refusalWords } from '#src/lib/words/refusal-words.ts';

export type UploadRefusal = Pick<
  Extract<UploadReport, { type: 'upload.failed' }>,
  'code' | 'information' | 'retryable' | 'limit'
>;

export type ClaimingCall = Pick<BuiltCall<string>, 'name'>;

/** These concern the file or the person, so the same file would be refused again. */
const finalCodes = new Set([
  'bad_extension',
  'bad_content',
  'empty_file',
  'file_too_large',
  'file_too_large_for',
  'too_large',
  'archive_bomb',
  'image_too_large',
  'demo_school',
  'forbidden',
  'not_built',
]);

const refusal = (code: string, information = '', limit?: UploadLimit): UploadRefusal => ({
  code,
  information,
  retryable: !finalCodes.has(code),
  ...(limit ? { limit } : {}),
});

/** [ER-03] Why an upload failed, in the tus part or in the claim. */
export function uploadRefusalOf(error: unknown, call: ClaimingCall): UploadRefusal {
  if (error instanceof CallFailed) return ofCall(error);
  if (isTusError(error)) return ofResponse(error.originalResponse, call);
  return refusal(isChunkError(error) ? 'unreachable' : 'unexpected');
}

/** A refusal in the reader's language, or `english` if that language has no words for it. */
export function uploadRefusalIn(
  call: ClaimingCall,
  told: Pick<SentRefusal, 'code' | 'params'>,
  english: string,
): UploadRefusal {
  return refusal(told.code, refusalWords(call, told).information ?? english);
}

export const fileGone: UploadRefusal = { code: 'file_gone', information: '', retryable: false };

function ofCall({ kind, code, information }: CallFailed): UploadRefusal {
  if (kind === 'refused') return refusal(code, information);
  return refusal(kind === 'unauthorized' || kind === 'unreachable' ? kind : 'unexpected');
}

function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || /dynamically imported module/.test(error.message))
  );
}

/** tus-js-client loads late, so the check goes by the error's shape. */
function isTusError(error: unknown): error is DetailedError {
  return error instanceof Error && 'originalResponse' in error;
}

/** 423 (locked): the previous part still holds the upload. 409 (conflict): the server has more or fewer bytes. */
const passing = new Set([409, 423, 502, 503, 504]);

function ofResponse(response: DetailedError['originalResponse'], call: ClaimingCall): UploadRefusal {
  if (!response) return refusal('unreachable');
  const status = response.getStatus();
  if (status === 401) return refusal('unauthorized');
  if (passing.has(status)) return refusal('unreachable');
  const body = bodyOf(response.getBody());
  const code = body?.code ?? (status === 413 ? 'file_too_large' : 'not_found');
  if (status >= 500) return refusal('unexpected');
  const words = body && refusalWords(call, { ...body, code }).information;
  return refusal(code, words ?? body?.information, body && limitOf(body));
}

const limitFacts = v.object({
  scope: v.picklist(uploadScopes),
  most: v.number(),
  minutes: v.exactOptional(v.number()),
});

/** The limit that the upload met; undefined: it was refused for another reason. */
function limitOf({ code, params }: SentRefusal): UploadLimit | undefined {
  const measure = uploadMeasures.find((each) => code === `uploads_${each}`);
  const facts = v.safeParse(limitFacts, params);
  return measure && facts.success ? { measure, ...facts.output } : undefined;
}

/** Our refusals have the usual body; the upload server's own have plain text. */
function bodyOf(text: string): SentRefusal | undefined {
  try {
    const body = v.safeParse(sentRefusal, JSON.parse(text));
    return body.success ? body.output : undefined;
  } catch {
    return undefined;
  }
}
