export type LegalDocument = 'privacy' | 'terms';

/** `node tools/legal-pdf.mjs` makes these from docs/legal. */
export const legalAddress: Readonly<Record<LegalDocument, string>> = {
  privacy: '/legal/privacy-policy.pdf',
  terms: '/legal/terms-of-service.pdf',
};
