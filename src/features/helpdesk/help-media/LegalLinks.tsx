import { type ReactNode, useState } from 'react';
import type { LegalDocument } from '#src/lib/legal-documents.ts';
import { link } from '#src/ui/link.recipe.ts';
import { messages } from './messages.en.ts';

export interface LegalLinksProps {
  /** The dialog with the PDF; its code loads at the first press. */
  readonly renderDialog: (document: LegalDocument, onClose: () => void) => ReactNode;
}

/** [ML-09, VW-11] Privacy Policy and Terms of Service, for the footer and the login page. */
export function LegalLinks({ renderDialog }: LegalLinksProps) {
  const [document, setDocument] = useState<LegalDocument | null>(null);
  const button = (which: LegalDocument) => (
    <button type="button" aria-haspopup="dialog" className={link()} onClick={() => setDocument(which)}>
      {messages[which]}
    </button>
  );
  return (
    <>
      {button('privacy')}
      {button('terms')}
      {document !== null && renderDialog(document, () => setDocument(null))}
    </>
  );
}
