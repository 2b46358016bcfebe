/** How a sandboxed page and whoever embeds it begin to talk; nothing else is said outside of their channel. */
export const isGreeting = (data: unknown, word: 'hello' | 'port' | 'parts'): boolean =>
  typeof data === 'object' && data !== null && 'banyan' in data && data.banyan === word;

/** At the end of the page's address: whoever embeds it hands over its files (frame-parts.ts). */
export const partsMark = '#parts';
