/** Hands bytes to the browser to keep under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address after the click; a minute is long enough for any browser.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
