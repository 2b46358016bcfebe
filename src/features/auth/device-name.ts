/** The first match counts, since browsers also use the names of others. */
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

/** [QU-14] Names of browser and system; null where unknown. */
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
