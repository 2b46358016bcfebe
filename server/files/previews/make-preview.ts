import { stat } from 'node:fs/promises';
import { previewDoc } from './doc.preview.ts';
import { previewDocx } from './docx.preview.ts';
import { previewPpt } from './ppt.preview.ts';
import { previewPptx } from './pptx/pptx.preview.ts';

const mostSourceBytes = 30 * 2 ** 20;
const mostPreviewBytes = 8 * 2 ** 20;

const writers: Readonly<Record<string, (path: string) => Promise<string | null>>> = {
  doc: previewDoc,
  docx: previewDocx,
  ppt: previewPpt,
  pptx: previewPptx,
  ppsx: previewPptx,
};

/** [TV-13, QU-39] Makes a page without script or outside parts; null: none to make. Throws on damage. Heavy. */
export async function makePreview(path: string, extension: string): Promise<string | null> {
  const write = writers[extension];
  if (!write || (await stat(path)).size > mostSourceBytes) return null;
  const page = await write(path);
  return page !== null && Buffer.byteLength(page) <= mostPreviewBytes ? page : null;
}
