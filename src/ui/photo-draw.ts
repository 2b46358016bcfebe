import { type Cut, photoSide } from './photo-crop.rules.ts';

/** Draws the cut of a photo over the whole of a canvas. */
export function drawCut(canvas: HTMLCanvasElement, image: CanvasImageSource, cut: Cut): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.imageSmoothingQuality = 'high';
  // A JPEG knows no transparency: what is clear in the source becomes paper, not black.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
}

/** The cut as a file of 400 × 400 pixels [CO-49]; undefined when the browser cannot write it. */
export function writeCut(
  image: CanvasImageSource,
  cut: Cut,
  type: 'image/jpeg' | 'image/png',
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = photoSide;
  canvas.height = photoSide;
  drawCut(canvas, image, cut);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, 0.9);
  });
}
