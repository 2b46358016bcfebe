import type { PublishedProject, PublishedSession } from '#contract/content/content.rules.ts';
import type { ShownFile } from '#contract/files/shown-file.wire.ts';
import { presentationTypeOf } from '#contract/teaching/teaching.rules.ts';

export type LookedAt = ShownFile & { readonly isDownloadable: boolean };

/** [VW-01] Only the office's authors may download its files. */
export const lookedAt = (files: readonly ShownFile[], isOffice: boolean) => {
  const known = new Map(files.map((file) => [file.id, file]));
  return (id: string | null): LookedAt | null => {
    const file = id === null ? undefined : known.get(id);
    return file ? { ...file, isDownloadable: !(isOffice && file.type === 'video') } : null;
  };
};

/** All files that a session and its teacher materials name. */
export const filesOf = (session: PublishedSession, materials: PublishedProject['materials']) => [
  session.presentationFileId,
  ...session.references.map(({ fileId }) => fileId),
  ...materials.map(({ fileId }) => fileId),
];

/** [VW-07] */
export const presentationOf = (presentation: LookedAt | null) => ({
  session_ppt: presentation
    ? `/files/${presentation.id}${presentationTypeOf(presentation.type) === 0 && presentation.hasPreview ? '/preview' : ''}`
    : '',
  session_ppt_type: presentation ? presentationTypeOf(presentation.type) : (2 as const),
  file_type: presentation?.type ?? '',
});

/** Session materials before project materials, plans before resources. */
export const materialsFor = ({ materials }: PublishedProject, sessionId: number) =>
  materials
    .filter((material) => material.sessionId === sessionId || material.sessionId === null)
    .toSorted((a, b) => Number(a.sessionId === null) - Number(b.sessionId === null));

export const notesOf = (materials: PublishedProject['materials']) =>
  materials
    .filter(({ kind, body }) => kind === 'lesson_plan' && body !== '')
    .map(({ title, body }) => ({ title, body }));
