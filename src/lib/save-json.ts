/** Hands plain facts to the browser as a file to keep. */
export function saveJson(value: unknown, name: string): void {
  const content = new Blob([JSON.stringify(value, null, 1)], { type: 'application/json' });
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
