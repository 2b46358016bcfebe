/** What a browser calls itself, as people know it. The first that fits: others call themselves by these names too. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /Android/],
  ['iPadOS', /iPad/],
  ['iOS', /iPhone/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Win/],
  ['macOS', /Mac/],
  ['Linux', /Linux/],
] as const;

/** Names of the browser and the system [QU-14]; null where they are not known. */
export function deviceName(device: { readonly browser: string; readonly os: string }): {
  readonly browser: string | null;
  readonly system: string | null;
} {
  const nameIn = (names: readonly (readonly [string, RegExp])[], text: string) =>
    names.find(([, sign]) => sign.test(text))?.[0] ?? null;
  return {
    browser: nameIn(browsers, device.browser),
    system: nameIn(systems, device.browser) ?? nameIn(systems, device.os),
  };
}
