import { toBase64 } from './to-base64.ts';

/** Cut pictures that wait for Save. Their bytes stay out of the form's values, which are kept as a draft. */
const shelf = new Map<string, Blob>();

/** A form's value for a picture: '' keeps it, `remove`, or the name of one on the shelf. */
export const removed = 'remove';

export function putOnShelf(photo: Blob): string {
  const name = `new:${crypto.randomUUID()}`;
  shelf.set(name, photo);
  return name;
}

/** null after a reload: the person has to choose the picture again. */
export const onShelf = (name: string): Blob | null => shelf.get(name) ?? null;

/** The picture's part of a save: nothing, '' to remove it, or base64. */
export async function pictureToWire(value: string): Promise<{ readonly profile_pic?: string }> {
  if (value === removed) return { profile_pic: '' };
  const photo = onShelf(value);
  return photo ? { profile_pic: await toBase64(photo) } : {};
}
