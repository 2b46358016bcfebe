import { hasModule, modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { FileReader } from '#server/core/context.ts';
import { findPicture } from './queries/pictures.ts';

const authors: readonly number[] = [roles.superAdmin, roles.schoolAdmin, roles.faculty];

/** Readers: who may read the bank, who got the question, who marks such an attempt, and the uploader. */
export const readQuestionPicture: FileReader = async (db, actor, fileId) => {
  if (actor.role !== roles.student && !authors.includes(actor.role)) return undefined;
  if (!hasModule(actor, modules.academicContent)) return undefined;
  const file = await findPicture(db, actor, fileId);
  return file && { ...file, isDownloadable: true };
};
