import { endingsOf, generalPolicy } from '#contract/files/upload-policies.ts';

/** What files of content are called where uploads of several kinds arrive; they come by the general policy [QC-15]. */
export const contentUploadKind = 'content';

export const contentExtensions: readonly string[] = endingsOf(generalPolicy);
export const presentationExtensions: readonly string[] = ['ppt', 'pptx', 'ppsx', 'pdf'];
export const pictureExtensions: readonly string[] = ['jpg', 'jpeg', 'png'];
