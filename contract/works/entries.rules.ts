import type { AssigneeKind } from '#contract/content/content.rules.ts';
import { projectPolicy } from '#contract/files/upload-policies.ts';
import type { WorkKind } from './works.rules.ts';

/** What a student may hand in: the browser and the server judge by the same. */

/** The name that uploads of project work travel by. */
export const workUploadKind = 'project';

export const workLimits = {
  /** [VU-07, CO-07] Files and pasted pictures together. */
  files: projectPolicy.most,
  /** Characters of "My learning". */
  learning: 2_000,
  url: 500,
} as const;

/** [CW-16] Practice has a number of ours. */
export const kindOfNumber = {
  1: 'course',
  2: 'assignment',
  3: 'club',
  4: 'practice',
} as const satisfies Record<number, WorkKind>;
export type KindNumber = keyof typeof kindOfNumber;

/** In which ways a project must have come to the student for work of each kind. */
export const givenWays: Readonly<Record<WorkKind, readonly AssigneeKind[]>> = {
  course: ['division'],
  assignment: ['person'],
  club: ['batch'],
  practice: ['division', 'person', 'batch'],
};

/** [PU-21] Of a pending upload; the instant in whole seconds. */
export const pendingIdOf = (projectId: number, now: number): string =>
  `CAP_${projectId}_${Math.floor(now / 1000)}`;
export const pendingIdPattern = /^CAP_(\d{1,9})_(\d{9,11})$/;
export const projectOfPending = (id: string): number => Number(pendingIdPattern.exec(id)?.[1] ?? 0);

const schemes = /http/gi;
const scheme = /^https?:\/\//i;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const lastLabel = /^\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;
const port = /^\d{1,5}$/;

export type UrlProblem = 'only_one_url' | 'bad_url';

/** [VU-08, VU-09] Why a text is no address that can be handed in; null: it is one, or there is none. */
export function refuseUrl(text: string): UrlProblem | null {
  const typed = text.trim();
  if (typed === '') return null;
  if ((typed.match(schemes) ?? []).length > 1) return 'only_one_url';
  const bare = typed.replace(scheme, '');
  if (typed.length > workLimits.url || /[\s<>"\\]/u.test(bare)) return 'bad_url';
  const [authority = ''] = bare.split(/[/?#]/u, 1);
  const [host = '', ...ports] = authority.split(':');
  const labels = host.split('.');
  const isDomain =
    labels.length > 1 && labels.every((each) => label.test(each)) && lastLabel.test(labels.at(-1) ?? '');
  const hasPort = ports.length === 0 || (ports.length === 1 && port.test(ports[0] ?? ''));
  return isDomain && hasPort && URL.canParse(wholeUrl(typed)) ? null : 'bad_url';
}

/** As a link leads there: with a scheme, also where none was typed. */
export function wholeUrl(text: string): string {
  const typed = text.trim();
  return scheme.test(typed) ? typed : `https://${typed}`;
}

const linkInText = /(?:https?:\/\/|www\.)\S+/gi;

/**
 * [VU-12, QC-21] "My learning" as it is kept: where the school's `student_allow_copy_paste` is on, links in it are taken
 * out. It looks the wrong way round and is what the specification says; this is the one place to turn it.
 */
export const blankLinks = (isCopyPasteOn: boolean, text: string): string =>
  isCopyPasteOn ? text.replaceAll(linkInText, '').trim() : text;

const pictureInPaste = /\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/** The files of the pictures that stand in pasted content, in order, each once. */
export const picturesOfPaste = (pasted: string): readonly string[] => [
  ...new Set([...pasted.matchAll(pictureInPaste)].map(([, id = '']) => id)),
];

/** [VU-10] Pasted content as it travels: the links of its pictures. */
export const pasteOf = (fileIds: readonly string[]): string =>
  fileIds.map((id) => `<img src="/files/${id}">`).join('');

/**
 * [PU-17, QC-20] May this file be taken off? Of a work that was handed in, and where nothing else would be left, the last
 * one is replaced instead.
 */
export function mayTakeOff(
  work: { readonly attempt: number },
  left: { readonly files: number; readonly others: number },
): boolean {
  if (left.files > 0) return true;
  return work.attempt === 0 && left.others > 0;
}
