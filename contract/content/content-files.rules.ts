import { endingsOf, generalPolicy } from '#contract/files/upload-policies.ts';

/** The upload kind of content files, which follow the general policy [QC-15]. */
export const contentUploadKind = 'content';

export const contentExtensions: readonly string[] = endingsOf(generalPolicy);
export const presentationExtensions: readonly string[] = ['ppt', 'pptx', 'ppsx', 'pdf'];
export const pictureExtensions: readonly string[] = ['jpg', 'jpeg', 'png'];
