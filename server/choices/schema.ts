import { and, eq, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AssigneeKind } from '#contract/content/content.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { kept, named } from '#server/content/schema/columns.ts';
import { projects } from '#server/content/schema/projects.ts';
import { schools } from '#server/directory/schema.ts';

/** Projects to begin a year with. Owned by the office (school 0) or a school. */
export const curriculumTemplates = pgTable(
  'curriculum_templates',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<GroupKind>().notNull().default('grade'),
    /** A class of all schools; null: a club, or any class. */
    classId: smallint('class_id'),
    /** The one used for "the usual". */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: integer('created_by').notNull(),
    ...named(),
    ...kept(),
  },
  (t) => [
    uniqueIndex('curriculum_templates_name').on(t.schoolId, t.kind, t.nameKey).where(sql`removed_at is null`),
    index('curriculum_templates_class').on(t.schoolId, t.kind, t.classId),
  ],
);

export const templateProjects = pgTable(
  'template_projects',
  {
    templateId: integer('template_id')
      .notNull()
      .references(() => curriculumTemplates.id, { onDelete: 'cascade' }),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.templateId, t.projectId] }),
    index('template_projects_project').on(t.projectId),
  ],
);

/** A school's choice for a grade or club in a year. */
export const curriculumChoices = pgTable(
  'curriculum_choices',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id),
    id: integer('id').generatedAlwaysAsIdentity().notNull(),
    academicYear: text('academic_year').notNull(),
    /** `grades.id`. */
    groupId: integer('group_id').notNull(),
    projectId: integer('project_id').notNull(),
    /** null: by hand. */
    templateId: integer('template_id'),
    chosenBy: integer('chosen_by').notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
    /** No longer taught; students' work stays. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('curriculum_choices_once').on(t.schoolId, t.academicYear, t.groupId, t.projectId),
    index('curriculum_choices_project').on(t.schoolId, t.projectId, t.groupId),
  ],
);

/** The school's own order of a group's modules in a year; no rows: the office's order. */
export const schoolModuleOrder = pgTable(
  'school_module_order',
  {
    schoolId: integer('school_id').notNull(),
    academicYear: text('academic_year').notNull(),
    groupId: integer('group_id').notNull(),
    moduleId: integer('module_id').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.academicYear, t.groupId, t.moduleId] })],
);

/** To whom a choice is assigned, and its due day. */
export const curriculumAssignments = pgTable(
  'curriculum_assignments',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id),
    id: integer('id').generatedAlwaysAsIdentity().notNull(),
    choiceId: integer('choice_id').notNull(),
    kind: text('kind').$type<AssigneeKind>().notNull(),
    /** `divisions.id` of a division or batch, or `people.id`. */
    assigneeId: integer('assignee_id').notNull(),
    dueOn: date('due_on'),
    assignedBy: integer('assigned_by').notNull(),
    assignedAt: timestamp('assigned_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('curriculum_assignments_once').on(t.schoolId, t.choiceId, t.kind, t.assigneeId),
    index('curriculum_assignments_assignee').on(t.schoolId, t.kind, t.assigneeId, t.choiceId),
  ],
);

/** Compares the school too, because the indexes begin with it. */
export const isOfChoice = and(
  eq(curriculumAssignments.schoolId, curriculumChoices.schoolId),
  eq(curriculumAssignments.choiceId, curriculumChoices.id),
);
