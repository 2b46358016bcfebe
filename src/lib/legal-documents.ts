export type LegalDocument = 'privacy' | 'terms';

/** Made from docs/legal by `node tools/legal-pdf.mjs`. */
export const legalAddress: Readonly<Record<LegalDocument, string>> = {
  privacy: '/legal/privacy-policy.pdf',
  terms: '/legal/terms-of-service.pdf',
};
