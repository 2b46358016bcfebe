import { stat } from 'node:fs/promises';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { type FrameEngine, isTextEngine } from '#contract/core/tool-engines.ts';
import { mostBytes, sizeOfProgram } from '#contract/workspace/program.ts';
import type { saveProgramRefusals } from '#contract/workspace/workspace.refusals.ts';
import { programUploadKind } from '#contract/workspace/workspace.rules.ts';
import type { SavedProgram } from '#contract/workspace/workspace.wire.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import { dropUpload, refuseForeignUpload, refuseUnlessArrived } from '#server/files/own-upload.ts';
import { storeBytes } from '#server/files/pending-bytes.ts';
import { BadProgram, type CheckedProgram, checkBytes, checkText } from './program-bytes.ts';
import { findBlob } from './queries/blobs.ts';

type Scene = SignedInParts<ReasonsOf<typeof saveProgramRefusals>>;

export interface TakenProgram extends CheckedProgram {
  /** The key of new bytes, pending until a row names them; null: text, or stored before. */
  readonly storageKey: string | null;
  /** Call after the commit: forgets the upload. */
  readonly settle: () => Promise<void>;
}

/** Runs outside any transaction. Stores only bytes that the school does not have yet. */
export async function takeProgram(
  scene: Scene,
  engine: FrameEngine,
  program: SavedProgram | null,
): Promise<TakenProgram> {
  if (program === null) throw scene.refuse('no_program');
  if ((program.kind === 'files') !== isTextEngine(engine)) throw bad(scene, 'kind');
  try {
    if (program.kind === 'files') {
      refuseTooLarge(scene, engine, sizeOfProgram(program));
      return { ...checkText(program), storageKey: null, settle: async () => undefined };
    }
    if (program.kind === 'bytes') {
      const bytes = Buffer.from(program.base64, 'base64');
      return await keep(scene, { engine, source: bytes, size: bytes.length }, async () => undefined);
    }
    return await takeUpload(scene, engine, program.upload_id);
  } catch (error) {
    throw error instanceof BadProgram ? bad(scene, error.what, error.costume) : error;
  }
}

function bad({ refuse }: Scene, what: BadProgram['what'], costume?: BadProgram['costume']) {
  if (costume) return refuse('costume_script', { params: { ...costume } });
  if (what === 'script') return refuse('picture_script');
  return refuse('bad_program', { params: { what } });
}

function refuseTooLarge({ refuse }: Scene, engine: FrameEngine, size: number): void {
  const most = mostBytes(engine);
  if (size > most) throw refuse('program_too_large', { params: { most: most / 2 ** 20 } });
}

/** The upload stays until the version exists, so that the save can be sent again. */
async function takeUpload(scene: Scene, engine: FrameEngine, uploadId: string): Promise<TakenProgram> {
  refuseForeignUpload(scene, uploadId, programUploadKind);
  await refuseUnlessArrived(scene, uploadId);
  const forget = () => dropUpload(scene, uploadId);
  try {
    return await scene.app.uploads.use(uploadId, async (source) =>
      keep(scene, { engine, source, size: (await stat(source)).size }, forget),
    );
  } catch (error) {
    if (error instanceof BadProgram) await forget();
    throw error;
  }
}

interface Came {
  readonly engine: FrameEngine;
  readonly source: Buffer | string;
  readonly size: number;
}

async function keep(
  scene: Scene,
  { engine, source, size }: Came,
  settle: TakenProgram['settle'],
): Promise<TakenProgram> {
  const { app, actor, part } = scene;
  refuseTooLarge(scene, engine, size);
  const checked = await checkBytes(engine, source, size);
  const known = await part(({ db }) => findBlob(db, actor.school.id, checked.sha256));
  if (known) return { ...checked, storageKey: null, settle };
  const bytes = typeof source === 'string' ? { path: source } : source;
  const storageKey = await storeBytes(app, (work) => part(({ db }) => work(db)), bytes);
  return { ...checked, storageKey, settle };
}
