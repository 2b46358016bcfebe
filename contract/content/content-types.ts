/** In a file of its own, because every address is in the first page and addresses import it. */
export const contentTypes = ['film', 'document', 'presentation', 'link'] as const;
export type ContentType = (typeof contentTypes)[number];
