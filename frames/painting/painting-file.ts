import { getNonDeletedElements, restoreElements } from '@excalidraw/excalidraw';
import type { ExcalidrawElement, OrderedExcalidrawElement } from '@excalidraw/excalidraw/element/types';
import type { BinaryFileData, BinaryFiles } from '@excalidraw/excalidraw/types';
import * as v from 'valibot';
import { keptPicture, paintingSchema } from '#contract/workspace/painting.ts';
import type { Program } from '#contract/workspace/program.ts';

export interface Painting {
  readonly elements: readonly OrderedExcalidrawElement[];
  readonly files: readonly BinaryFileData[];
  readonly background: string;
}

const white = '#ffffff';
export const emptyPainting: Painting = { elements: [], files: [], background: white };

const colour = v.object({
  viewBackgroundColor: v.pipe(v.string(), v.regex(/^(?:#[\da-f]{3,8}|[a-z]{3,30})$/i)),
});
/** Elements that show other sites. */
const outside = new Set(['embeddable', 'iframe', 'magicframe']);

/** null: damaged. Embedded sites and links are left out. */
export function paintingOf(program: Program | null): Painting | null {
  if (program === null) return emptyPainting;
  if (program.kind !== 'bytes') return null;
  // Checked but used as it is, because the schema would reorder the parts of a shape.
  const json = jsonOf(program.bytes);
  if (!v.is(paintingSchema, json)) return null;
  const drawn = json.elements.filter(({ type }) => !outside.has(type)) as unknown as ExcalidrawElement[];
  const look = v.safeParse(colour, json['appState']);
  try {
    return {
      elements: restoreElements(
        drawn.map((element) => ({ ...element, link: null })),
        null,
      ),
      files: Object.entries(json.files ?? {}).map(
        ([id, file]) => ({ created: 0, mimeType: 'image/png', ...file, id }) as BinaryFileData,
      ),
      background: look.success ? look.output.viewBackgroundColor : white,
    };
  } catch {
    // The schema accepts shapes that the tool refuses.
    return null;
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** The same painting gives the same bytes: only existing shapes, and pictures that they show. */
export function programOfPainting(
  elements: readonly ExcalidrawElement[],
  files: BinaryFiles,
  background: string,
): Program {
  const there = restoreElements(getNonDeletedElements(elements), null).filter(
    (element) => element.type !== 'image' || isKept(files[element.fileId ?? '']),
  );
  const painting = {
    type: 'excalidraw',
    version: 2,
    source: 'banyan',
    elements: there,
    appState: { viewBackgroundColor: background },
    files: Object.fromEntries(picturesOf(there, files).map((file) => [file.id, file])),
  };
  return { kind: 'bytes', bytes: new TextEncoder().encode(JSON.stringify(painting)) };
}

/** A picture of another kind becomes a PNG at once; until then the painting is saved without it. */
const isKept = (file: BinaryFileData | undefined): boolean =>
  file === undefined || keptPicture.test(file.dataURL);

function picturesOf(elements: readonly ExcalidrawElement[], files: BinaryFiles): readonly BinaryFileData[] {
  const shown = elements.flatMap((element) => (element.type === 'image' ? [element.fileId ?? ''] : []));
  return [...new Set(shown)].toSorted().flatMap((id) => files[id] ?? []);
}

/** An estimate in bytes, to know whether packing is slow. */
export function roughSize(elements: readonly ExcalidrawElement[], files: BinaryFiles): number {
  const pictures = picturesOf(elements, files).reduce((sum, { dataURL }) => sum + dataURL.length, 0);
  return elements.reduce(
    (sum, element) => sum + 600 + ('points' in element ? element.points.length * 40 : 0),
    pictures,
  );
}
