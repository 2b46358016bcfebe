import Download from 'lucide-react/icons/download';
import { type LegalDocument, legalAddress } from '#src/lib/legal-documents.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Link } from '#src/ui/Link.tsx';
import { PdfViewer } from '#src/ui/media/PdfViewer.tsx';
import type { PdfViewerTexts } from '#src/ui/media/pdf-viewer.types.ts';
import { messages } from './messages.en.ts';

export interface LegalDialogProps {
  readonly document: LegalDocument;
  readonly onClose: () => void;
  readonly texts: PdfViewerTexts;
}

/** [VW-11] Shows a legal text over the page. */
export function LegalDialog({ document, onClose, texts }: LegalDialogProps) {
  const src = legalAddress[document];
  return (
    <Dialog
      open
      size="project"
      title={messages[document]}
      closeLabel={messages.close}
      onRequestClose={onClose}
    >
      <PdfViewer
        name={messages[document]}
        src={src}
        actions={
          <Link href={src} download icon={<Download />}>
            {messages.download}
          </Link>
        }
        texts={texts}
      />
    </Dialog>
  );
}
