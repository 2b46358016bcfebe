import type { AssigneeKind } from '#contract/content/content.rules.ts';
import { projectPolicy } from '#contract/files/upload-policies.ts';
import type { WorkKind } from './works.rules.ts';

/** Browser and server check what students hand in by these rules. */

export const workUploadKind = 'project';

export const workLimits = {
  /** [VU-07, CO-07] Files and pasted pictures together. */
  files: projectPolicy.most,
  learning: 2_000,
  url: 500,
} as const;

/** [CW-16] The number of practice is ours. */
export const kindOfNumber = {
  1: 'course',
  2: 'assignment',
  3: 'club',
  4: 'practice',
} as const satisfies Record<number, WorkKind>;
export type KindNumber = keyof typeof kindOfNumber;

export const givenWays: Readonly<Record<WorkKind, readonly AssigneeKind[]>> = {
  course: ['division'],
  assignment: ['person'],
  club: ['batch'],
  practice: ['division', 'person', 'batch'],
};

/** [PU-21] The id of a pending upload; it holds the time in whole seconds. */
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

/** [VU-08, VU-09] Why an address cannot be handed in; null: it can, or is empty. */
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

/** Adds a scheme if none was typed. */
export function wholeUrl(text: string): string {
  const typed = text.trim();
  return scheme.test(typed) ? typed : `https://${typed}`;
}

const linkInText = /(?:https?:\/\/|www\.)\S+/gi;

/**
 * [VU-12, QC-21] "My learning" as stored: links are removed if `student_allow_copy_paste` is on. That seems reversed,
 * but the specification says so; change it only here.
 */
export const blankLinks = (isCopyPasteOn: boolean, text: string): string =>
  isCopyPasteOn ? text.replaceAll(linkInText, '').trim() : text;

const pictureInPaste = /\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

export const picturesOfPaste = (pasted: string): readonly string[] => [
  ...new Set([...pasted.matchAll(pictureInPaste)].map(([, id = '']) => id)),
];

/** [VU-10] Pasted content on the wire: the links of its pictures. */
export const pasteOf = (fileIds: readonly string[]): string =>
  fileIds.map((id) => `<img src="/files/${id}">`).join('');

/** [PU-17, QC-20] Whether a file may be removed. The last file of a handed-in work can only be replaced. */
export function mayTakeOff(
  work: { readonly attempt: number },
  left: { readonly files: number; readonly others: number },
): boolean {
  if (left.files > 0) return true;
  return work.attempt === 0 && left.others > 0;
}
