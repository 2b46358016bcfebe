import * as v from 'valibot';
import { groupKinds } from '#contract/core/group-kinds.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { saving } from '#contract/core/saving.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import {
  acceptedTypes,
  type DesignStep,
  materialKinds,
  outputTypes,
  projectStatuses,
  sessionTypes,
} from './content.rules.ts';
import { contentText, contentTitle, fileId, linkText, minutes, someIds } from './content.wire.ts';

export const projectPageInput = pageInput({
  sorts: ['title', 'updated'],
  filters: {
    state: v.picklist(['removed']),
    status: v.picklist([...projectStatuses, 'changed']),
    kind: v.picklist(groupKinds),
    module: wireId,
    tool: wireId,
    class: wireId,
  },
});
const projectRow = v.object({
  id: v.number(),
  version: v.number(),
  title: v.string(),
  kind: v.picklist(groupKinds),
  status: v.picklist(projectStatuses),
  isChanged: v.boolean(),
  module: v.string(),
  tool: v.string(),
  classes: v.array(v.string()),
  sessions: v.number(),
  /** The author of a school's project; '' for the office's. */
  author: v.string(),
  updatedAt: v.number(),
  isRemoved: v.boolean(),
});
export type ProjectRow = v.InferOutput<typeof projectRow>;
export const projectPageOutput = pageOutput(projectRow);

const step = trimmedText(1_000);
const designFields = {
  empathise: step,
  define: step,
  ideate: step,
  prototype: step,
  test: step,
} satisfies Record<DesignStep, typeof step>;

export const projectFields = v.object({
  title: contentTitle,
  kind: v.picklist(groupKinds),
  objective: contentText,
  moduleId: v.nullable(id),
  toolId: v.nullable(id),
  /** A level of the tool; 0 for none. */
  toolLevel: v.pipe(count, v.maxValue(10)),
  outputType: v.picklist(outputTypes),
  /** [VU-13…22] Empty: the usual types of its output. */
  acceptedTypes: v.optional(
    v.pipe(
      v.array(v.picklist(acceptedTypes)),
      v.maxLength(acceptedTypes.length),
      v.transform((chosen) => acceptedTypes.filter((type) => chosen.includes(type))),
    ),
    [],
  ),
  /** [PU-11] */
  takesDrafts: v.optional(v.boolean(), true),
  classIds: someIds(50),
  termIds: someIds(100),
  prerequisiteIds: someIds(20),
  alternativeIds: someIds(20),
  coverFileId: fileId,
  sampleFileId: fileId,
  ...designFields,
});
export type ProjectFields = v.InferOutput<typeof projectFields>;
/** What the fields need before others may read the project. */
export const releasableFields = v.pipe(
  v.object({ ...projectFields.entries, objective: v.pipe(contentText, v.minLength(1)) }),
  v.forward(
    v.check(({ kind, classIds }) => kind === 'club' || classIds.length > 0, 'no_classes'),
    ['classIds'],
  ),
);
export const saveProjectInput = v.object({ ...saving, ...projectFields.entries });

const activity = v.object({ title: contentTitle, instructions: contentText, minutes });
const reference = v.object({ title: contentTitle, url: linkText, fileId });

export const sessionFields = v.object({
  title: contentTitle,
  type: v.picklist(sessionTypes),
  objective: contentText,
  minutes,
  presentationFileId: fileId,
  activities: v.pipe(v.array(activity), v.maxLength(30)),
  references: v.pipe(v.array(reference), v.maxLength(30)),
});
export type SessionFields = v.InferOutput<typeof sessionFields>;
export const saveSessionInput = v.object({ ...saving, projectId: id, ...sessionFields.entries });

export const materialFields = v.object({
  title: contentTitle,
  kind: v.picklist(materialKinds),
  /** null: the whole project. */
  sessionId: v.nullable(id),
  body: trimmedText(10_000),
  fileId,
  url: linkText,
});
export type MaterialFields = v.InferOutput<typeof materialFields>;
export const saveMaterialInput = v.object({ ...saving, projectId: id, ...materialFields.entries });

const row = { id: v.number(), version: v.number() };
const storedSession = v.object({ ...row, values: sessionFields });
export type StoredSession = v.InferOutput<typeof storedSession>;
const storedMaterial = v.object({ ...row, values: materialFields });
export type StoredMaterial = v.InferOutput<typeof storedMaterial>;

export const projectOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    ...row,
    status: v.picklist(projectStatuses),
    /** Why the school's admin returned it; '' if not returned. */
    rejectReason: v.string(),
    /** 0: not yet. */
    publishedNumber: v.number(),
    isChanged: v.boolean(),
    values: v.object({ ...projectFields.entries, title: v.string() }),
    sessions: v.array(storedSession),
    materials: v.array(storedMaterial),
    files: v.array(shownFile),
  }),
});
export type ProjectTree = v.InferOutput<typeof projectOutput>['data'];

export const publishInput = v.object({ id, version: count });
/** `isSure`: the caller saw what depends on it, and archives it anyway. */
export const archiveInput = v.object({
  ...publishInput.entries,
  isSure: v.optional(v.boolean(), false),
});
export const publishOutput = v.object({
  success: v.literal('true'),
  data: v.object({ id: v.number(), version: v.number(), number: v.number() }),
});

/** [RT-10] A decision on a teacher's project. */
export const decideInput = v.object({
  ...publishInput.entries,
  isApproved: v.boolean(),
  reason: v.optional(trimmedText(1_000), ''),
});
export const submitOutput = v.object({
  success: v.literal('true'),
  data: v.object({ id: v.number(), version: v.number(), status: v.picklist(projectStatuses) }),
});

/** [D8] */
export const projectIdInput = v.object({ formSession: v.pipe(rawText(64), v.minLength(8)) });
export const projectIdOutput = v.object({
  success: v.literal('true'),
  data: v.object({ project_id: v.number() }),
});
