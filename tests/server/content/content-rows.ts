import { noDesignThinking } from '#contract/content/content.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { curriculumTemplates, templateProjects } from '#server/choices/schema.ts';
import { academicModules } from '#server/content/schema/modules.ts';
import { projects } from '#server/content/schema/projects.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';

/** Content put into the database as publishing leaves it, for tests that only need it to be there. */

const at = new Date('2026-11-01T00:00:00Z');

interface NewProject {
  readonly title: string;
  readonly schoolId?: number;
  readonly kind?: GroupKind;
  readonly classIds?: readonly number[];
  readonly moduleId?: number | null;
  readonly isPublished?: boolean;
}

/** Their numbers, in order. */
export async function addProjects(db: Queryable, some: readonly NewProject[]): Promise<number[]> {
  const rows = await db
    .insert(projects)
    .values(
      some.map(({ title, schoolId = 0, kind = 'grade', moduleId = null, isPublished = true }) => ({
        schoolId,
        origin: schoolId === 0 ? ('office' as const) : ('faculty' as const),
        authorId: 1,
        kind,
        title,
        moduleId,
        designThinking: noDesignThinking,
        status: isPublished ? ('published' as const) : ('draft' as const),
        createdAt: at,
        updatedAt: at,
        updatedBy: 1,
      })),
    )
    .returning({ id: projects.id });
  const ids = rows.map(({ id }) => id);
  const published = some.flatMap(
    ({ title, schoolId = 0, kind = 'grade', classIds = [], moduleId = null, isPublished = true }, index) =>
      isPublished
        ? [
            {
              projectId: ids[index] ?? 0,
              schoolId,
              number: 1,
              kind,
              title,
              moduleId,
              outputType: 'file' as const,
              classIds: [...classIds],
              termIds: [],
              sessionCount: 1,
              minutes: 40,
              content: {
                title,
                objective: `Make ${title}.`,
                designThinking: noDesignThinking,
                coverFileId: null,
                sampleFileId: null,
                prerequisiteIds: [],
                alternativeIds: [],
                sessions: [
                  {
                    id: 1,
                    title: 'First steps',
                    type: 'learn' as const,
                    objective: '',
                    minutes: 40,
                    presentationFileId: null,
                    activities: [],
                    references: [],
                  },
                ],
                materials: [],
              },
              publishedAt: at,
            },
          ]
        : [],
  );
  if (published.length > 0) await db.insert(publishedProjects).values(published);
  return ids;
}

export async function addModule(db: Queryable, name: string, position: number, kind: GroupKind = 'grade') {
  const [row] = await db
    .insert(academicModules)
    .values({ name, kind, position, status: 'published' })
    .returning({ id: academicModules.id });
  return row?.id ?? 0;
}

interface NewTemplate {
  readonly name: string;
  readonly schoolId?: number;
  readonly kind?: GroupKind;
  readonly classId?: number | null;
  readonly isDefault?: boolean;
}

export async function addTemplate(db: Queryable, template: NewTemplate, projectIds: readonly number[]) {
  const { name, schoolId = 0, kind = 'grade', classId = null, isDefault = false } = template;
  const [row] = await db
    .insert(curriculumTemplates)
    .values({ name, schoolId, kind, classId, isDefault, createdAt: at, createdBy: 1 })
    .returning({ id: curriculumTemplates.id });
  const templateId = row?.id ?? 0;
  if (projectIds.length > 0)
    await db
      .insert(templateProjects)
      .values(projectIds.map((projectId, index) => ({ templateId, projectId, position: index + 1 })));
  return templateId;
}
