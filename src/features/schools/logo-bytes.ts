import { pictureProblem } from '#contract/profile/profile.rules.ts';

/** Pixels of the longer side; the server makes it smaller still. */
const side = 800;

export type LogoProblem = 'kind' | 'size' | 'unreadable';

/** A chosen picture as a data address, or why it is refused. */
export async function readLogo(
  file: File,
): Promise<{ readonly address: string } | { readonly problem: LogoProblem }> {
  const problem = pictureProblem(file);
  if (problem) return { problem: problem === 'picture_kind' ? 'kind' : 'size' };
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return { problem: 'unreadable' };
    // JPEG has no transparency, so clear parts become white instead of black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return { address: canvas.toDataURL('image/jpeg', 0.9) };
  } catch {
    return { problem: 'unreadable' };
  }
}

export const bytesOf = (address: string): string => address.slice(address.indexOf(',') + 1);
