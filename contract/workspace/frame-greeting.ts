/** How a sandboxed page and whoever embeds it begin to talk; nothing else is said outside of their channel. */
export const isGreeting = (data: unknown, word: 'hello' | 'port'): boolean =>
  typeof data === 'object' && data !== null && 'banyan' in data && data.banyan === word;
