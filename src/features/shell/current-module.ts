/** [SM-17] The lit menu entry: its own, else the address's prefix, else the room's; null: none. */
export function currentModule(
  path: string,
  urls: readonly string[],
  covers: ReadonlyMap<string, RegExp>,
): string | null {
  const isOn = (url: string) => path === `/${url}` || path.startsWith(`/${url}/`);
  const [longest] = urls.filter(isOn).toSorted((a, b) => b.length - a.length);
  return longest ?? urls.find((url) => covers.get(url)?.test(path)) ?? null;
}
