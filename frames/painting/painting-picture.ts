import { exportToBlob } from '@excalidraw/excalidraw';
import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';

/** Pixels of the longer side. A small painting is drawn at double size, so that it prints well. */
const mostPixels = 4_096;
const margin = 16;

/** The painting as a PNG on its own background, in light colours; null: it is empty. */
export async function pngOf(api: ExcalidrawImperativeAPI): Promise<Uint8Array<ArrayBuffer> | null> {
  const elements = api.getSceneElements();
  if (elements.length === 0) return null;
  const { viewBackgroundColor } = api.getAppState();
  const blob: Blob = await exportToBlob({
    elements,
    files: api.getFiles(),
    appState: { exportBackground: true, exportWithDarkMode: false, viewBackgroundColor },
    mimeType: 'image/png',
    exportPadding: margin,
    getDimensions: (wide: number, high: number) => {
      const scale = Math.min(2, mostPixels / Math.max(wide, high));
      return { width: wide * scale, height: high * scale, scale };
    },
  });
  return new Uint8Array(await blob.arrayBuffer());
}
