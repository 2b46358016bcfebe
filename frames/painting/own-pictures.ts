import { CaptureUpdateAction, convertToExcalidrawElements } from '@excalidraw/excalidraw';
import type { FileId } from '@excalidraw/excalidraw/element/types';
import type { BinaryFileData, DataURL, ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import type { FrameAsset } from '#contract/workspace/frame-messages.ts';

/** Pixels; larger pictures are scaled down, so that a painting with many of them can be saved. */
const mostWide = 1_440;

export const picturesIn = (assets: readonly FrameAsset[]): readonly FrameAsset[] =>
  assets.filter(({ name }) => /\.(?:png|jpe?g|gif|webp)$/i.test(name));

/** Inserts a picture at the middle of the visible part. Throws if the picture cannot be loaded. */
export async function putPicture(api: ExcalidrawImperativeAPI, { url }: FrameAsset): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture answers ${response.status}.`);
  const { dataURL, width, height } = await drawn(await response.blob());
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-') as FileId;
  const file: BinaryFileData = { id, dataURL, mimeType: 'image/png', created: 0 };
  api.addFiles([file]);
  const { scrollX, scrollY, zoom, width: seenWide, height: seenHigh } = api.getAppState();
  const fit = Math.min(1, (seenWide / zoom.value) * (0.5 / width), (seenHigh / zoom.value) * (0.5 / height));
  const picture = convertToExcalidrawElements([
    {
      type: 'image',
      fileId: id,
      status: 'saved',
      x: seenWide / zoom.value / 2 - scrollX - (width * fit) / 2,
      y: seenHigh / zoom.value / 2 - scrollY - (height * fit) / 2,
      width: width * fit,
      height: height * fit,
    },
  ]);
  api.updateScene({
    elements: [...api.getSceneElementsIncludingDeleted(), ...picture],
    appState: {
      selectedElementIds: Object.fromEntries(picture.map((element) => [element.id, true as const])),
    },
    captureUpdate: CaptureUpdateAction.IMMEDIATELY,
  });
  api.setActiveTool({ type: 'selection' });
}

async function drawn(blob: Blob): Promise<{ dataURL: DataURL; width: number; height: number }> {
  const bitmap = await createImageBitmap(blob);
  const scale = Math.min(1, mostWide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { dataURL: canvas.toDataURL('image/png') as DataURL, width: canvas.width, height: canvas.height };
}
