import { plainText } from '#contract/core/plain-text.ts';

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = plainText(name);
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address after the click; a minute is enough for any browser.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function saveJson(value: unknown, name: string): void {
  saveFile(new Blob([JSON.stringify(value, null, 1)], { type: 'application/json' }), name);
}
