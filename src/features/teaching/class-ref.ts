import type { TeachingType } from '#contract/teaching/teaching.rules.ts';

/** A grade with a division, or a club with a batch. */
export interface ClassRef {
  readonly kind: 'grade' | 'club';
  readonly grade: number;
  readonly division: number;
}

/** By the calls' field names. */
export const classOf = ({ kind, grade, division }: ClassRef) =>
  kind === 'grade' ? { grade, division } : { club_id: grade, batch_id: division };

const typeOfKind = (kind: ClassRef['kind']): TeachingType => (kind === 'grade' ? 'Classroom' : 'Club');
export const kindOfType = (type: TeachingType): ClassRef['kind'] => (type === 'Club' ? 'club' : 'grade');

/** A row's number in an address, or 0. */
export const numberIn = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

/** Parts of the address of a session's screen; the last is the specification's kind of assignment. */
export const readingParams = (projectId: number, { kind, grade, division }: ClassRef) => ({
  type: typeOfKind(kind),
  projectId: String(projectId),
  grade: String(grade),
  division: String(division),
  part: kind === 'grade' ? '1' : '3',
});
