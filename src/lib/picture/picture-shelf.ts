import { toBase64 } from './to-base64.ts';

/** Cut pictures that wait for Save: bytes do not belong into a form's values, which are kept as a draft. */
const shelf = new Map<string, Blob>();

/** What a form's field says of a picture: '' it stays, `remove`, or the name of one on the shelf. */
export const removed = 'remove';

export function putOnShelf(photo: Blob): string {
  const name = `new:${crypto.randomUUID()}`;
  shelf.set(name, photo);
  return name;
}

/** null after a reload: then it is to be chosen again. */
export const onShelf = (name: string): Blob | null => shelf.get(name) ?? null;

/** As a save sends it: nothing, '' for none, or the picture in base64. */
export async function pictureToWire(value: string): Promise<{ readonly profile_pic?: string }> {
  if (value === removed) return { profile_pic: '' };
  const photo = onShelf(value);
  return photo ? { profile_pic: await toBase64(photo) } : {};
}
