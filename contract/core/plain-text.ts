/** Removes Unicode isolates: file names, sheets and the browser's title compare them or show them as boxes. */
export const plainText = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');
