import { CaptureUpdateAction, convertToExcalidrawElements } from '@excalidraw/excalidraw';
import type { FileId } from '@excalidraw/excalidraw/element/types';
import type { BinaryFileData, DataURL, ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import type { FrameAsset } from '#contract/workspace/frame-messages.ts';
import { keptPicture } from '#contract/workspace/painting.ts';

/** Pixels; larger pictures are scaled down, so that a painting with many of them can be saved. */
const mostWide = 1_440;

export const picturesIn = (assets: readonly FrameAsset[]): readonly FrameAsset[] =>
  assets.filter(({ name }) => /\.(?:png|jpe?g|gif|webp)$/i.test(name));

/** Inserts a picture at the middle of the visible part. Throws if the picture cannot be loaded. */
export async function putPicture(api: ExcalidrawImperativeAPI, { url }: FrameAsset): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture answers ${response.status}.`);
  const { dataURL, width, height } = await drawn(await response.blob());
  const id = newFileId();
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

/**
 * Gives pictures of other kinds, such as BMP, in place of which the painting gets PNG; the tool takes them, and no
 * painting is saved with them. Repeats as long as there are new ones, since an undo brings the former back.
 */
export async function redrawOthers(
  api: ExcalidrawImperativeAPI,
  redrawn: Map<string, FileId>,
): Promise<void> {
  const files = api.getFiles();
  const others = api
    .getSceneElements()
    .flatMap((element) => (element.type === 'image' && element.fileId ? [element.fileId] : []))
    .filter((id) => files[id] && !keptPicture.test(files[id].dataURL));
  if (others.length === 0) return;
  for (const id of others) {
    const file = files[id];
    if (!file || redrawn.has(id)) continue;
    const { dataURL } = await drawn(await loaded(file.dataURL));
    const png: BinaryFileData = { ...file, id: newFileId(), dataURL, mimeType: 'image/png' };
    api.addFiles([png]);
    redrawn.set(id, png.id);
  }
  api.updateScene({
    elements: api.getSceneElementsIncludingDeleted().map((element) => {
      const fileId = element.type === 'image' && element.fileId ? redrawn.get(element.fileId) : undefined;
      return fileId ? { ...element, fileId, version: element.version + 1 } : element;
    }),
    captureUpdate: CaptureUpdateAction.NEVER,
  });
}

const newFileId = () => crypto.getRandomValues(new Uint32Array(4)).join('-') as FileId;

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

async function drawn(
  source: Blob | HTMLImageElement,
): Promise<{ dataURL: DataURL; width: number; height: number }> {
  const bitmap = await createImageBitmap(source);
  const scale = Math.min(1, mostWide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { dataURL: canvas.toDataURL('image/png') as DataURL, width: canvas.width, height: canvas.height };
}
