import type { ShownFile } from '#contract/files/shown-file.wire.ts';
import { AttachmentView } from '#src/lib/attachment/AttachmentView.tsx';
import { fileItems } from '#src/lib/attachment/attachment-item.ts';

/** Shows a file like an attachment of a notice. */
export function ContentFile({ file: { id, ...file } }: { readonly file: ShownFile }) {
  const [item] = fileItems([{ fileId: id, ...file, cover: null, captions: [], resolutions: [] }]);
  return item && <AttachmentView item={item} inView download="offered" />;
}
