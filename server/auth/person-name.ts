/** Anywhere in a text; the signs that mean something to `like` mean themselves. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
