export type BadContentFault = 'mismatch' | 'damaged' | 'macros' | 'locked' | 'unsafe_names';

const kindNames: Readonly<Record<string, string>> = {
  mp4: 'an MP4 video',
  pdf: 'a PDF',
  jpg: 'a JPG picture',
  jpeg: 'a JPG picture',
  png: 'a PNG picture',
  docx: 'a Word document (docx)',
  doc: 'a Word document (doc)',
  ppt: 'a PowerPoint file (ppt)',
  pptx: 'a PowerPoint file (pptx)',
  xlsx: 'an Excel file (xlsx)',
  xls: 'an Excel file (xls)',
  zip: 'a zip file',
  gif: 'a GIF picture',
  mp3: 'an MP3 sound file',
  wav: 'a WAV sound file',
  rar: 'a rar file',
  txt: 'a plain text',
  csv: 'a table of plain text (csv)',
  ppsx: 'a PowerPoint show (ppsx)',
  xlsm: 'an Excel file with macros (xlsm)',
  sjr: 'a ScratchJr project',
  sb3: 'a Scratch project',
};

export type BadContentFacts = {
  readonly name: string;
  readonly fault: BadContentFault;
  /** For a mismatch: the kind by name, and the kind by content ('' if unknown). */
  readonly extension: string;
  readonly really: string;
};

const faults: Readonly<Record<Exclude<BadContentFault, 'mismatch'>, string>> = {
  damaged: 'is damaged or was not saved completely. Save it again and retry.',
  macros: 'contains macros (small programs). Save it without macros and retry.',
  locked: 'is locked with a password. Save it without the password and retry.',
  unsafe_names: 'holds a file with an unsafe name. Make the zip again and retry.',
};

/** It is here, because the browser needs it too and texts of `*.refusals.ts` stay on the server. */
export function badContent({ name, fault, extension, really }: BadContentFacts): string {
  if (fault !== 'mismatch') return `“${name}” ${faults[fault]}`;
  const wanted = kindNames[extension] ?? extension;
  const actual = really === extension ? undefined : kindNames[really];
  return actual
    ? `“${name}” does not look like ${wanted}: it is ${actual}. Change the ending of its name to .${really} and retry.`
    : `“${name}” does not look like ${wanted}. Save it again and retry.`;
}
