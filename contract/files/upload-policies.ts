import { type Role, roles } from '#contract/core/roles.ts';
import { extensionOf, isFileEnding } from './file-kinds.ts';

/** Whose allowance an upload counts against: what students hand in has one of its own. */
export const uploadQuotas = ['staff', 'work'] as const;
export type UploadQuota = (typeof uploadQuotas)[number];

/** [QC-15] Which files one kind of upload takes. Data alone: browser and server judge by the same. */
export interface UploadPolicy {
  readonly name: string;
  /** Megabytes that a file may have, by the ending of its name, in the order in which messages list them. */
  readonly megabytes: Readonly<Record<string, number>>;
  /** Megabytes more that pass all the same [QC-12]. */
  readonly tolerance: number;
  /** How many files one form has at most. */
  readonly most: number;
  readonly roles: readonly Role[];
  /** The call that turns a finished upload into a file; null: no room does that yet, or more than one call does. */
  readonly claim: string | null;
  readonly quota: UploadQuota;
  /** Which refusal says that a file is too large. */
  readonly tooLarge: 'file_too_large' | 'file_too_large_for';
}

const sized = (megabytes: number, endings: readonly string[]) =>
  Object.fromEntries(endings.map((ending) => [ending, megabytes]));
const pictures = ['jpg', 'jpeg', 'png', 'gif'];
const authors = [roles.superAdmin, roles.schoolAdmin, roles.faculty];

/** [VU-01, VU-02, VU-03, QC-16] A field of the curriculum takes one file. */
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

/** [VN-33, VN-35, QU-04, QC-11, QC-12] One list for both forms; the check rounds and lets 101 MB pass. */
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

/** [VU-07, VU-13…22, VU-24…27, QC-14, QC-17, QC-18] What a student hands in; sb3 is ours beside sjr. */
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

/** [CW-09, CW-10, C1-15] Pictures that a program in the workspace shows, and sounds that it plays. */
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

/** Programs of the workspace that are too large for the body of a call. A painting is JSON, so a text. */
export const programPolicy: UploadPolicy = {
  name: 'program',
  megabytes: { sb3: 50, txt: 10 },
  tolerance: 0,
  most: 1,
  roles: [roles.student, roles.faculty],
  // Students by one call, teachers by another.
  claim: null,
  quota: 'work',
  tooLarge: 'file_too_large_for',
};

/** Pictures of questions and of their choices. */
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

/** [QU-04] Characters of a file's name. */
export const longestFileName = 200;

export const endingsOf = ({ megabytes }: Pick<UploadPolicy, 'megabytes'>): readonly string[] =>
  Object.keys(megabytes);

/** The endings of a policy as a file chooser takes them. */
export const acceptOf = (policy: Pick<UploadPolicy, 'megabytes'>): string =>
  endingsOf(policy)
    .map((ending) => `.${ending}`)
    .join();

/** The same policy for some of its endings, such as those of a project's output type [VU-13…22]. */
export function narrowed(policy: UploadPolicy, endings: readonly string[]): UploadPolicy {
  const megabytes = Object.fromEntries(
    Object.entries(policy.megabytes).filter(([ending]) => endings.includes(ending)),
  );
  return { ...policy, megabytes };
}

export type FileRefusal = 'extension' | 'too_large' | 'empty' | 'name_too_long' | 'too_many';

type Sized = Pick<UploadPolicy, 'megabytes' | 'tolerance'>;
/** What the way of the bytes asks of a policy; imports, which claim in ways of their own, have no more. */
export type FileRules = Sized & Pick<UploadPolicy, 'quota' | 'tooLarge'>;

/** [VU-04] What messages say of an ending: 0 for one that the policy does not take. */
export function megabytesFor({ megabytes }: Pick<Sized, 'megabytes'>, extension: string): number {
  return Object.hasOwn(megabytes, extension) ? (megabytes[extension] ?? 0) : 0;
}

/**
 * Why a chosen file cannot be added, before any byte travels; null when it can. Sizes are rounded to megabytes
 * [VU-24, QC-12]: of 15 MB the first that is refused has 15.5.
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
