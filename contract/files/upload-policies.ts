import { type Role, roles } from '#contract/core/roles.ts';
import { extensionOf, isFileEnding } from './file-kinds.ts';

/** The quota of an upload: students' work has its own, and programs, which are saved every few seconds. */
export const uploadQuotas = ['staff', 'work', 'program'] as const;
export type UploadQuota = (typeof uploadQuotas)[number];

/** [QC-15] The files that one kind of upload takes; browser and server check by it. */
export interface UploadPolicy {
  readonly name: string;
  /** Megabytes by ending, in the order of messages. */
  readonly megabytes: Readonly<Record<string, number>>;
  /** Extra megabytes that are still accepted [QC-12]. */
  readonly tolerance: number;
  readonly most: number;
  readonly roles: readonly Role[];
  /** The call that turns a finished upload into a file; null: none yet, or several. */
  readonly claim: string | null;
  readonly quota: UploadQuota;
  readonly tooLarge: 'file_too_large' | 'file_too_large_for';
}

const sized = (megabytes: number, endings: readonly string[]) =>
  Object.fromEntries(endings.map((ending) => [ending, megabytes]));
const pictures = ['jpg', 'jpeg', 'png', 'gif'];
const authors = [roles.superAdmin, roles.schoolAdmin, roles.faculty];

/** [VU-01, VU-02, VU-03, QC-16] A curriculum field takes one file. */
export const generalPolicy: UploadPolicy = {
  name: 'general',
  megabytes: {
    ...sized(15, ['pdf', 'doc', 'docx', ...pictures, 'xls', 'xlsx']),
    ...sized(25, ['ppt', 'pptx', 'ppsx', 'csv', 'mp3', 'wav']),
    ...sized(100, ['mp4']),
  },
  tolerance: 0,
  most: 1,
  roles: authors,
  claim: 'save-content-file',
  quota: 'staff',
  tooLarge: 'file_too_large_for',
};

/** [VN-33, VN-35, QU-04, QC-11, QC-12] One list for both forms. The check rounds, so 101 MB passes. */
export const noticePolicy: UploadPolicy = {
  name: 'notice',
  megabytes: sized(100, [
    'mp4',
    'pdf',
    'jpg',
    'jpeg',
    'png',
    'docx',
    'doc',
    'ppt',
    'pptx',
    'xlsx',
    'xls',
    'zip',
  ]),
  tolerance: 1,
  most: 50,
  roles: authors,
  claim: 'handle-upload-files',
  quota: 'staff',
  tooLarge: 'file_too_large',
};

/** [VU-07, VU-13…22, VU-24…27, QC-14, QC-17, QC-18] Students' work; sb3 is ours besides sjr. */
export const projectPolicy: UploadPolicy = {
  name: 'project',
  megabytes: {
    ...sized(10, pictures),
    ...sized(100, ['mp3', 'wav', 'mp4']),
    ...sized(15, ['pdf', 'doc', 'docx', 'zip', 'rar', 'txt']),
    ...sized(25, ['ppt', 'pptx', 'ppsx']),
    ...sized(15, ['xls', 'xlsx', 'xlsm', 'sjr', 'sb3']),
  },
  tolerance: 0,
  most: 6,
  roles: [roles.student],
  claim: 'pending-project-file',
  quota: 'work',
  tooLarge: 'file_too_large_for',
};

/** [CW-09, CW-10, C1-15] Pictures and sounds of a workspace program. */
export const assetPolicy: UploadPolicy = {
  name: 'asset',
  megabytes: sized(10, [...pictures, 'mp3', 'wav']),
  tolerance: 0,
  most: 100,
  roles: [roles.student, roles.faculty],
  claim: 'workspace-asset-add',
  quota: 'work',
  tooLarge: 'file_too_large_for',
};

/** Programs too large for a call's body. A painting is JSON, so it counts as text. */
export const programPolicy: UploadPolicy = {
  name: 'program',
  megabytes: { sb3: 50, txt: 10 },
  tolerance: 0,
  most: 1,
  roles: [roles.student, roles.faculty],
  // Students and teachers claim it by different calls.
  claim: null,
  quota: 'program',
  tooLarge: 'file_too_large_for',
};

export const questionPolicy: UploadPolicy = {
  name: 'question',
  megabytes: sized(10, pictures),
  tolerance: 0,
  most: 11,
  roles: [roles.superAdmin, roles.faculty],
  claim: 'save-question-picture',
  quota: 'staff',
  tooLarge: 'file_too_large_for',
};

export const uploadPolicies = {
  general: generalPolicy,
  notice: noticePolicy,
  project: projectPolicy,
  asset: assetPolicy,
  program: programPolicy,
  question: questionPolicy,
} as const satisfies Readonly<Record<string, UploadPolicy>>;

/** [QU-04] Characters of a file name. */
export const longestFileName = 200;

export const endingsOf = ({ megabytes }: Pick<UploadPolicy, 'megabytes'>): readonly string[] =>
  Object.keys(megabytes);

export const acceptOf = (policy: Pick<UploadPolicy, 'megabytes'>): string =>
  endingsOf(policy)
    .map((ending) => `.${ending}`)
    .join();

/** The policy limited to some endings, such as those of a project's output type [VU-13…22]. */
export function narrowed(policy: UploadPolicy, endings: readonly string[]): UploadPolicy {
  const megabytes = Object.fromEntries(
    Object.entries(policy.megabytes).filter(([ending]) => endings.includes(ending)),
  );
  return { ...policy, megabytes };
}

export type FileRefusal = 'extension' | 'too_large' | 'empty' | 'name_too_long' | 'too_many';

type Sized = Pick<UploadPolicy, 'megabytes' | 'tolerance'>;
/** Imports claim files in their own way, so they have only these rules. */
export type FileRules = Sized & Pick<UploadPolicy, 'quota' | 'tooLarge'>;

/** [VU-04] The limit for a message; 0 for an ending that the policy refuses. */
export function megabytesFor({ megabytes }: Pick<Sized, 'megabytes'>, extension: string): number {
  return Object.hasOwn(megabytes, extension) ? (megabytes[extension] ?? 0) : 0;
}

/**
 * Why a chosen file is refused before any byte is sent; null if it is accepted. Sizes round to megabytes [VU-24,
 * QC-12], so a limit of 15 MB refuses files from 15.5 MB on.
 */
export function refuseFile(
  policy: Sized,
  file: { readonly name: string; readonly size: number },
): Exclude<FileRefusal, 'too_many'> | null {
  const extension = extensionOf(file.name);
  const most = megabytesFor(policy, extension);
  if (most === 0 || !isFileEnding(extension)) return 'extension';
  if (Math.round(file.size / 2 ** 20) > most + policy.tolerance) return 'too_large';
  if (file.size === 0) return 'empty';
  return file.name.length > longestFileName ? 'name_too_long' : null;
}
