/**
 * [SM-17] Which of a person's menu entries is lit on a screen: its own, else the one whose address begins that of the
 * screen, else the one whose room says that the screen belongs to it; null when none does.
 */
export function currentModule(
  path: string,
  urls: readonly string[],
  covers: ReadonlyMap<string, RegExp>,
): string | null {
  const isOn = (url: string) => path === `/${url}` || path.startsWith(`/${url}/`);
  const [longest] = urls.filter(isOn).toSorted((a, b) => b.length - a.length);
  return longest ?? urls.find((url) => covers.get(url)?.test(path)) ?? null;
}
