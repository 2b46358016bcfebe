/** Recognises the first message between a sandboxed page and its parent. All later messages use their channel. */
export const isGreeting = (data: unknown, word: 'hello' | 'port' | 'parts'): boolean =>
  typeof data === 'object' && data !== null && 'banyan' in data && data.banyan === word;

/** The end of the page's address: the parent hands over the page's files (frame-parts.ts). */
export const partsMark = '#parts';
