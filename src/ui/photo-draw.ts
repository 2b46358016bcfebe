import { type Cut, photoSide } from './photo-crop.rules.ts';

export function drawCut(canvas: HTMLCanvasElement, image: CanvasImageSource, cut: Cut): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency: clear areas become white, not black.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
}

/** [CO-49] The cut as a file of 400 × 400 pixels; undefined when the browser cannot write it. */
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
