import { type AcceptedType, acceptedTypes, type OutputType } from '#contract/content/content.rules.ts';
import { narrowed, projectPolicy, type UploadPolicy } from '#contract/files/upload-policies.ts';

/** The endings of each type; sb3 is ours besides sjr. */
const endings: Readonly<Record<AcceptedType, readonly string[]>> = {
  Image: ['jpg', 'jpeg', 'png', 'gif'],
  Audio: ['mp3', 'wav'],
  Video: ['mp4'],
  Pdf: ['pdf'],
  Docx: ['doc', 'docx'],
  Zip: ['zip', 'rar'],
  Notepad: ['txt'],
  Powerpoint: ['ppt', 'pptx', 'ppsx'],
  Excel: ['xls', 'xlsx', 'xlsm'],
  sjr: ['sjr', 'sb3'],
};

const usual: Readonly<Record<OutputType, readonly AcceptedType[]>> = {
  picture: ['Image'],
  document: ['Pdf', 'Docx', 'Powerpoint', 'Excel'],
  film: ['Video'],
  code: ['Zip', 'sjr', 'Notepad'],
  circuit: ['Image', 'Zip'],
  model: ['Zip', 'Image'],
  file: acceptedTypes,
};

/** The default where authors chose nothing, as in older publications. */
export const takenTypes = (
  chosen: readonly AcceptedType[] | undefined,
  outputType: OutputType,
): readonly AcceptedType[] => (chosen && chosen.length > 0 ? chosen : usual[outputType]);

export const endingsOfTypes = (types: readonly AcceptedType[]): readonly string[] =>
  acceptedTypes.filter((type) => types.includes(type)).flatMap((type) => endings[type]);

export const workPolicy = (types: readonly AcceptedType[]): UploadPolicy =>
  narrowed(projectPolicy, endingsOfTypes(types));

/** [VU-11] Pictures can be pasted into every project. */
export const pastePolicy: UploadPolicy = narrowed(projectPolicy, endings.Image);
