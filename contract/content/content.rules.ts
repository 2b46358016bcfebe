import { type Role, roles } from '#contract/core/roles.ts';

/** What content is aligned to and found by. */
export const termKinds = ['board', 'standard', 'skill', 'stream', 'tag'] as const;
export type TermKind = (typeof termKinds)[number];

/** Who content is for: who teaches it, or students too. */
export const contentAudiences = ['faculty', 'all'] as const;
export type ContentAudience = (typeof contentAudiences)[number];

/** What a project ends in. */
export const outputTypes = ['file', 'picture', 'document', 'film', 'code', 'circuit', 'model'] as const;
export type OutputType = (typeof outputTypes)[number];

/** [VU-13…22] What a project takes, by the specification's names. */
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

/** The steps of design thinking, in order. */
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
 * `submitted` and `rejected`: only a teacher's, which an admin of the school looks at first [RT-10]. A published one
 * may have changes that nobody reads yet; an archived one is read by its authors alone.
 */
export const projectStatuses = ['draft', 'submitted', 'rejected', 'published', 'archived'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const sessionTypes = ['learn', 'make', 'practice', 'present'] as const;
export type SessionType = (typeof sessionTypes)[number];

/** What whoever teaches gets besides; never for students. */
export const materialKinds = ['lesson_plan', 'resource'] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** To whom a school gives what it chose. */
export const assigneeKinds = ['division', 'batch', 'person'] as const;
export type AssigneeKind = (typeof assigneeKinds)[number];

/** What carries a file of content. */
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

/** Who reads a file of content: who writes it, also who teaches it, or all whom it reaches. */
export type FileAudience = 'authors' | ContentAudience;

export interface PublishedReference {
  readonly title: string;
  /** '' where there is a file. */
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

/** A publication, whole: what a reader of it may see is `readableContent`. */
export interface PublishedProject {
  readonly title: string;
  readonly objective: string;
  readonly designThinking: DesignThinking;
  readonly coverFileId: string | null;
  readonly sampleFileId: string | null;
  /** [VU-13…22] What students hand in; left out, as before there was a choice: what its output type usually is. */
  readonly acceptedTypes?: readonly AcceptedType[];
  /** [PU-11] May they keep a draft? Left out: yes. */
  readonly takesDrafts?: boolean;
  readonly prerequisiteIds: readonly number[];
  readonly alternativeIds: readonly number[];
  readonly sessions: readonly PublishedSession[];
  /** For whoever teaches; students never get them. */
  readonly materials: readonly PublishedMaterial[];
}

/** Who may write content of the office reads drafts; who teaches reads what is for teachers; students what is for all. */
export type Readership = 'authors' | ContentAudience | 'none';

/**
 * How far somebody's reading of content goes. `authors`: of the office with the module; of a teacher's own project its
 * author and the school's admins are authors too, which only the row tells. Students read only what was assigned to
 * them, which only a query tells.
 */
export function readershipOf(role: Role, hasModule: boolean): Readership {
  if (role === roles.superAdmin) return hasModule ? 'authors' : 'none';
  if (role === roles.schoolAdmin || role === roles.faculty) return 'faculty';
  return role === roles.student ? 'all' : 'none';
}

const rank: Readonly<Record<Readership, number>> = { none: 0, all: 1, faculty: 2, authors: 3 };

/** Does a readership reach what is for an audience? */
export const reachesAudience = (readership: Readership, audience: FileAudience): boolean =>
  rank[readership] >= rank[audience];

/** [C4-03] What opens to students with a session that was shared with them. */
export const sharedCarriers = ['session_presentation', 'session_reference'] as const satisfies CarrierKind[];

/**
 * A publication as this reader gets it. Students get no lesson plan and no teacher resource ever, and what a session
 * shows only where `shared` has it: once it was shared with them [C4-03].
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

/** Whom a published file of a project reaches, by what carries it. */
export const audienceOfCarrier = (carrier: CarrierKind): ContentAudience =>
  carrier === 'project_cover' || carrier === 'project_sample' ? 'all' : 'faculty';
