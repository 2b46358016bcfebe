import type { FileRules } from '#contract/files/upload-policies.ts';
import type { Actor } from '#server/core/actor.ts';
import { badRequest, notFound } from '#server/core/refusal.ts';

export interface UploadKind {
  /** Throws for a person who may not add such a file. */
  readonly refuseUnlessMayUpload: (actor: Actor) => void;
  /** Which files it takes, and whose allowance they count against [QC-15]. */
  readonly policy: FileRules;
}

/** By the name that the browser sends with the upload and that stands in its id. */
export type UploadKinds = Readonly<Record<string, UploadKind>>;

/** Throws for a kind that no room carries. */
export function uploadKind(kinds: UploadKinds, name: string): UploadKind {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw badRequest('Files of this kind cannot be added.');
  return kind;
}

export interface Uploader {
  readonly schoolId: number;
  readonly personId: number;
}

/** An upload's id begins with its owner and kind, so nobody else can write to it, see it or claim it. */
export function uploadMark({ schoolId, personId }: Uploader, kind: string): string {
  return `s${schoolId}-p${personId}-${kind}-`;
}

/** Reads owner and kind from the id. Throws for an id that is not ours. */
export function factsOfUpload(uploadId: string): Uploader & { readonly kind: string } {
  const [, school, person, kind] = /^s(\d+)-p(\d+)-([a-z]+)-/.exec(uploadId) ?? [];
  if (kind === undefined) throw notFound();
  return { schoolId: Number(school), personId: Number(person), kind };
}

export const uploaderOf = ({ id, school }: Actor): Uploader => ({ schoolId: school.id, personId: id });
