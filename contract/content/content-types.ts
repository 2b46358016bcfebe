/** In a file of its own: addresses read it, and every address is in the first page. */
export const contentTypes = ['film', 'document', 'presentation', 'link'] as const;
export type ContentType = (typeof contentTypes)[number];
