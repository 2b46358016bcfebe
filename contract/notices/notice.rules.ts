import { roles } from '#contract/core/roles.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import { noticePolicy } from '#contract/files/upload-policies.ts';

/** Form, machine and server apply these rules. They return codes, no texts. */

export const noticeUploadKind = 'notice';

export const noticeLimits = {
  titleCharacters: 200,
  descriptionCharacters: 10_000,
  /** [QU-04] Per notice. */
  files: noticePolicy.most,
  videos: 20,
} as const;

export interface VideoLink {
  readonly url: string;
  readonly kind: 'iframe' | 'link';
}

const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{6,12}$/;

/**
 * [VN-29, VN-32] Accepts YouTube watch, shorts and youtu.be, Vimeo numeric ids and player links, and SharePoint.
 * Returns a normalised address that protects privacy, or null for any other text.
 */
export function parseVideoLink(text: string): VideoLink | null {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username || url.password || url.port) return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtube.com' || host === 'youtu.be' || host === 'youtube-nocookie.com') {
    const id =
      host === 'youtu.be'
        ? parts[0]
        : parts[0] === 'watch'
          ? url.searchParams.get('v')
          : parts[0] === 'shorts' || parts[0] === 'embed'
            ? parts[1]
            : undefined;
    return id && youtubeId.test(id)
      ? { url: `https://www.youtube-nocookie.com/embed/${id}`, kind: 'iframe' }
      : null;
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = host === 'player.vimeo.com' ? (parts[0] === 'video' ? parts[1] : undefined) : parts[0];
    return id && vimeoId.test(id) ? { url: `https://player.vimeo.com/video/${id}`, kind: 'iframe' } : null;
  }
  if (host.endsWith('.sharepoint.com'))
    return { url: `https://${url.host}${url.pathname}${url.search}`, kind: 'link' };
  return null;
}

/** A day in the school's time zone, `2026-11-20`; '' if not given. */
export type Day = string;

export type DateProblem =
  | 'share_required'
  | 'due_required'
  | 'share_before_today'
  | 'due_before_today'
  | 'due_before_share'
  | 'share_after_due';

/** [VN-23…28, ST-09, QC-36] The first problem, and the day to reset to. An unchanged stored day may be past. */
export function checkDates(dates: {
  share: Day;
  due: Day;
  today: Day;
  mandatory: boolean;
  changed: 'share' | 'due' | null;
  stored?: { share: Day; due: Day };
}): { field: 'share' | 'due'; problem: DateProblem; resetTo: Day } | null {
  const { share, due, today, mandatory, stored } = dates;
  if (share && share < today && share !== stored?.share)
    return { field: 'share', problem: 'share_before_today', resetTo: today };
  if (due && due < today && due !== stored?.due)
    return { field: 'due', problem: 'due_before_today', resetTo: today };
  if (share && due && due < share) {
    return dates.changed === 'share'
      ? { field: 'share', problem: 'share_after_due', resetTo: due }
      : { field: 'due', problem: 'due_before_share', resetTo: share };
  }
  if (mandatory && !share) return { field: 'share', problem: 'share_required', resetTo: '' };
  if (mandatory && !due) return { field: 'due', problem: 'due_required', resetTo: '' };
  return null;
}

/** The readers that a notice_for code stands for [EN-06]. */
export interface Readers {
  readonly admin: boolean;
  readonly faculty: boolean;
  readonly students: boolean;
}

export const readersByCode = {
  1: { admin: false, faculty: true, students: true },
  2: { admin: false, faculty: true, students: false },
  3: { admin: false, faculty: false, students: true },
  4: { admin: true, faculty: false, students: false },
  5: { admin: true, faculty: true, students: false },
  6: { admin: true, faculty: true, students: true },
} as const satisfies Record<number, Readers>;
export type NoticeFor = keyof typeof readersByCode;
export const noticeForCodes = [1, 2, 3, 4, 5, 6] as const satisfies readonly NoticeFor[];

/** The code of the school form's two boxes; null if neither is ticked [VN-12, QC-08]. */
export function noticeForOfBoxes(boxes: { faculty: boolean; students: boolean }): NoticeFor | null {
  if (boxes.faculty && boxes.students) return 1;
  if (boxes.faculty) return 2;
  return boxes.students ? 3 : null;
}

/** [TV-16, ST-45, QC-07] True if schools of this model may share notices again. */
export function canReshareModel(model: number): boolean {
  return model !== schoolModels.gradesWithoutReshare && model !== schoolModels.clubs;
}
/** [NF-20, RP-04] Model 0 asks who may read the notice; school admins are always asked. */
export function asksForReaders(model: number, role: number): boolean {
  return model === schoolModels.gradesByReader || role === roles.schoolAdmin;
}
