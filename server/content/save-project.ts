import type { saveProjectRefusals } from '#contract/content/content.refusals.ts';
import type { ProjectFields } from '#contract/content/projects.wire.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { attachContentFiles } from './carried-files.ts';
import { refuseWriting } from './own-projects.ts';
import type { ContentOwner } from './queries/content-owner.ts';
import { hasTool } from './queries/masters.ts';
import { hasModule } from './queries/modules.ts';
import { replaceParts } from './queries/project-tree.ts';
import { areProjects, loopThrough } from './queries/projects.ts';
import { areClasses, areTerms } from './queries/terms.ts';

type CallContext = SignedInContext<ReasonsOf<typeof saveProjectRefusals>>;

export async function columnsOfProject(
  scene: CallContext,
  owner: ContentOwner,
  stored: { readonly id: number } | null,
  fields: ProjectFields,
) {
  await refuseWriting(scene, fields.kind);
  await refuseUnknownParts(scene, owner, stored?.id ?? 0, fields);
  const { empathise, define, ideate, prototype, test } = fields;
  return {
    title: fields.title,
    kind: fields.kind,
    objective: fields.objective,
    moduleId: fields.moduleId,
    toolId: fields.toolId,
    toolLevel: fields.toolId === null ? 0 : fields.toolLevel,
    outputType: fields.outputType,
    acceptedTypes: fields.acceptedTypes,
    takesDrafts: fields.takesDrafts,
    designThinking: { empathise, define, ideate, prototype, test },
    coverFileId: fields.coverFileId || null,
    sampleFileId: fields.sampleFileId || null,
    updatedAt: scene.app.now(),
    updatedBy: scene.actor.id,
    reservedFor: null,
  };
}

export async function putPartsOfProject(
  scene: CallContext,
  schoolId: number,
  id: number,
  fields: ProjectFields,
): Promise<void> {
  await replaceParts(scene.db, id, fields);
  const carrier = { schoolId, id, projectId: id };
  await attachContentFiles(scene, { ...carrier, kind: 'project_cover' }, [fields.coverFileId]);
  await attachContentFiles(scene, { ...carrier, kind: 'project_sample' }, [fields.sampleFileId]);
}

async function refuseUnknownParts(
  { db, refuse }: CallContext,
  owner: ContentOwner,
  projectId: number,
  fields: ProjectFields,
): Promise<void> {
  const unknown = (field: keyof ProjectFields) =>
    refuse('unknown_part', { issues: { [field]: 'unknown_part' } });
  const { moduleId, toolId, classIds, termIds, prerequisiteIds, alternativeIds } = fields;
  if (!(await areClasses(db, classIds))) throw unknown('classIds');
  if (!(await areTerms(db, termIds))) throw unknown('termIds');
  if (moduleId !== null && !(await hasModule(db, moduleId))) throw unknown('moduleId');
  if (toolId !== null && !(await hasTool(db, toolId))) throw unknown('toolId');
  if (!(await areProjects(db, owner, prerequisiteIds))) throw unknown('prerequisiteIds');
  if (!(await areProjects(db, owner, alternativeIds)) || alternativeIds.includes(projectId))
    throw unknown('alternativeIds');
  if (prerequisiteIds.length === 0) return;
  const loop = await loopThrough(db, projectId, prerequisiteIds);
  if (loop === null) return;
  const found = { code: 'prerequisite_loop', params: { loop } } as const;
  throw refuse('prerequisite_loop', { params: found.params, issues: { prerequisiteIds: found } });
}
