import * as v from 'valibot';
import { formSession } from '#contract/core/saving.ts';
import { rawText, trimmedText, uuidText } from '#contract/core/text.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';

const uploadId = v.pipe(rawText(64), v.regex(/^[\w-]{8,64}$/));
const fileName = v.pipe(trimmedText(200), v.minLength(1));
const documentId = uuidText();

export const saveFileInput = v.object({ upload_id: uploadId, org_name: fileName });
export const saveFileOutput = v.object({ success: v.literal('true'), data: shownFile });

export const documentInput = v.object({ document_id: documentId });
/** `url` is on this server and works only for people who may read the document. */
export const viewUrlOutput = v.object({
  success: v.literal('true'),
  data: v.object({ url: v.string(), preview: v.string(), file: shownFile }),
});

export const editDocumentInput = v.object({ document_id: documentId, file_id: documentId, formSession });
export const editDocumentOutput = v.object({
  success: v.literal('true'),
  data: v.object({ document_id: v.string(), revision: v.number() }),
});

export const revisionsOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    /** Editing in an outside editor is off, so revisions are uploaded. */
    editor: v.literal('off'),
    information: v.string(),
    revisions: v.array(
      v.object({
        revision: v.number(),
        file: shownFile,
        added_by: v.string(),
        /** Milliseconds since 1970. */
        added_at: v.number(),
        is_current: v.boolean(),
      }),
    ),
  }),
});
