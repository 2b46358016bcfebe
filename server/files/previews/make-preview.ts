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

/**
 * A Word or PowerPoint file as one HTML page without script, links to other parts or outside pictures [TV-13, QU-39].
 * null: another kind of file, over 30 MB, nothing to show, or a page over 8 MB. Throws on a damaged file. Heavy and
 * partly synchronous: the server calls it through `runPreview`.
 */
export async function makePreview(path: string, extension: string): Promise<string | null> {
  const write = writers[extension];
  if (!write || (await stat(path)).size > mostSourceBytes) return null;
  const page = await write(path);
  return page !== null && Buffer.byteLength(page) <= mostPreviewBytes ? page : null;
}
