import type { ProjectTree } from '#contract/content/projects.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import type { projects } from '../schema/projects.ts';
import { materialsOf, partsOf, sessionsOf } from './project-tree.ts';
import { shownFiles } from './shown-files.ts';

export async function projectTree(
  db: Queryable,
  project: typeof projects.$inferSelect,
): Promise<ProjectTree> {
  const { id, version, status, publishedNumber, publishedVersion, coverFileId, sampleFileId } = project;
  const sessions = await sessionsOf(db, id);
  const materials = await materialsOf(db, id);
  const parts = await partsOf(db, id);
  const fileIds = [
    coverFileId,
    sampleFileId,
    ...sessions.flatMap(({ values }) => [
      values.presentationFileId,
      ...values.references.map(({ fileId }) => fileId),
    ]),
    ...materials.map(({ values }) => values.fileId),
  ];
  return {
    id,
    version,
    status,
    rejectReason: project.rejectReason,
    publishedNumber,
    isChanged: status === 'published' && version > publishedVersion,
    values: {
      title: project.title,
      kind: project.kind,
      objective: project.objective,
      moduleId: project.moduleId,
      toolId: project.toolId,
      toolLevel: project.toolLevel,
      outputType: project.outputType,
      acceptedTypes: project.acceptedTypes,
      takesDrafts: project.takesDrafts,
      ...parts,
      coverFileId: coverFileId ?? '',
      sampleFileId: sampleFileId ?? '',
      ...project.designThinking,
    },
    sessions,
    materials,
    files: await shownFiles(db, project.schoolId, fileIds),
  };
}
