/** Without isolates: for file names, sheets and the browser's title, which show them as boxes or compare them. */
export const plainText = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');
