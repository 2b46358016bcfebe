import { type Role, roles } from '#contract/core/roles.ts';

export const termKinds = ['board', 'standard', 'skill', 'stream', 'tag'] as const;
export type TermKind = (typeof termKinds)[number];

/** `faculty`: for teachers only; `all`: for students too. */
export const contentAudiences = ['faculty', 'all'] as const;
export type ContentAudience = (typeof contentAudiences)[number];

export const outputTypes = ['file', 'picture', 'document', 'film', 'code', 'circuit', 'model'] as const;
export type OutputType = (typeof outputTypes)[number];

/** [VU-13…22] Work that a project accepts, by the specification's names. */
export const acceptedTypes = [
  'Image',
  'Audio',
  'Video',
  'Pdf',
  'Docx',
  'Zip',
  'Notepad',
  'Powerpoint',
  'Excel',
  'sjr',
] as const;
export type AcceptedType = (typeof acceptedTypes)[number];

export const designSteps = ['empathise', 'define', 'ideate', 'prototype', 'test'] as const;
export type DesignStep = (typeof designSteps)[number];
export type DesignThinking = Readonly<Record<DesignStep, string>>;
export const noDesignThinking: DesignThinking = {
  empathise: '',
  define: '',
  ideate: '',
  prototype: '',
  test: '',
};

/** [RT-11] The office's own, or a teacher's for their school. */
export type ProjectOrigin = 'office' | 'faculty';

/**
 * `submitted` and `rejected` exist only for a teacher's project, which a school admin reviews first [RT-10]. A
 * published project may have changes that are not public yet; only authors read an archived one.
 */
export const projectStatuses = ['draft', 'submitted', 'rejected', 'published', 'archived'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const sessionTypes = ['learn', 'make', 'practice', 'present'] as const;
export type SessionType = (typeof sessionTypes)[number];

/** Extra materials for teachers, never for students. */
export const materialKinds = ['lesson_plan', 'resource'] as const;
export type MaterialKind = (typeof materialKinds)[number];

export const assigneeKinds = ['division', 'batch', 'person'] as const;
export type AssigneeKind = (typeof assigneeKinds)[number];

const carrierKinds = [
  'project_cover',
  'project_sample',
  'session_presentation',
  'session_reference',
  'teacher_material',
  'module_content',
  'book_cover',
  'book_lesson',
] as const;
export type CarrierKind = (typeof carrierKinds)[number];

/** `authors`: its writers; `faculty`: also teachers; `all`: everyone it reaches. */
export type FileAudience = 'authors' | ContentAudience;

export interface PublishedReference {
  readonly title: string;
  /** '' if there is a file. */
  readonly url: string;
  readonly fileId: string | null;
}

export interface PublishedActivity {
  readonly title: string;
  readonly instructions: string;
  readonly minutes: number;
}

export interface PublishedSession {
  readonly id: number;
  readonly title: string;
  readonly type: SessionType;
  readonly objective: string;
  readonly minutes: number;
  readonly presentationFileId: string | null;
  readonly activities: readonly PublishedActivity[];
  readonly references: readonly PublishedReference[];
}

export interface PublishedMaterial {
  readonly id: number;
  readonly kind: MaterialKind;
  readonly sessionId: number | null;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly fileId: string | null;
}

/** A whole publication; `readableContent` gives the parts that a reader may see. */
export interface PublishedProject {
  readonly title: string;
  readonly objective: string;
  readonly designThinking: DesignThinking;
  readonly coverFileId: string | null;
  readonly sampleFileId: string | null;
  /** [VU-13…22] Accepted work. Left out in older publications: the usual types of its output. */
  readonly acceptedTypes?: readonly AcceptedType[];
  /** [PU-11] Left out: students may keep a draft. */
  readonly takesDrafts?: boolean;
  readonly prerequisiteIds: readonly number[];
  readonly alternativeIds: readonly number[];
  readonly sessions: readonly PublishedSession[];
  readonly materials: readonly PublishedMaterial[];
}

/** Authors read drafts, teachers read what is for teachers, students what is for all. */
export type Readership = 'authors' | ContentAudience | 'none';

/**
 * How far a role reads content. `authors` needs the office's module; a teacher's own project has its author and the
 * school's admins as authors too, which only the row tells. Students read only assigned content, which only a query
 * tells.
 */
export function readershipOf(role: Role, hasModule: boolean): Readership {
  if (role === roles.superAdmin) return hasModule ? 'authors' : 'none';
  if (role === roles.schoolAdmin || role === roles.faculty) return 'faculty';
  return role === roles.student ? 'all' : 'none';
}

const rank: Readonly<Record<Readership, number>> = { none: 0, all: 1, faculty: 2, authors: 3 };

export const reachesAudience = (readership: Readership, audience: FileAudience): boolean =>
  rank[readership] >= rank[audience];

/** [C4-03] Files that open to students with a session shared with them. */
export const sharedCarriers = ['session_presentation', 'session_reference'] as const satisfies CarrierKind[];

/**
 * The publication as this reader gets it. Students never get lesson plans or teacher resources, and a session's files
 * only if `shared` has it [C4-03].
 */
export const readableContent = (
  project: PublishedProject,
  readership: Readership,
  shared: ReadonlySet<number> = new Set(),
): PublishedProject =>
  reachesAudience(readership, 'faculty')
    ? project
    : {
        ...project,
        sessions: project.sessions.map((session) =>
          shared.has(session.id)
            ? session
            : { ...session, presentationFileId: null, activities: [], references: [] },
        ),
        materials: [],
      };

export const audienceOfCarrier = (carrier: CarrierKind): ContentAudience =>
  carrier === 'project_cover' || carrier === 'project_sample' ? 'all' : 'faculty';
