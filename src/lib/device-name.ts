const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A name like "Chrome, Windows" by which students tell their devices apart; '' if the browser does not say. */
export function deviceName(userAgent: string = navigator.userAgent): string {
  const find = (names: typeof browsers | typeof systems) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [find(browsers), find(systems)].filter((part) => part !== undefined).join(', ');
}
