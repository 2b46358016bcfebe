import { plainText } from '#contract/core/plain-text.ts';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import type { Program } from '#contract/workspace/program.ts';
import { alerts } from '#src/lib/alerts.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { workspaceMessages as messages } from './messages.en.ts';

const endings = { html: 'zip', python: 'zip', blocks: 'sb3', painting: 'excalidraw' } as const;

/** null: nothing was painted. */
export const pictureFile = (png: Uint8Array | null, name: string): File | null =>
  png && new File([png.slice()], `${plainText(name)}.png`, { type: 'image/png' });

export function downloadPicture(png: Uint8Array | null, name: string): void {
  const picture = pictureFile(png, name);
  if (picture) saveFile(picture, picture.name);
  else alerts.show({ tone: 'warning', title: messages.nothingPainted });
}

/** One file as it is, several as a zip. */
export async function downloadProgram(
  program: Program | null,
  name: string,
  engine: FrameEngine | null,
): Promise<void> {
  if (program === null || engine === null) {
    // [CW-18]
    alerts.show({ tone: 'warning', title: messages.keeping.nothingYet });
    return;
  }
  if (program.kind === 'bytes') {
    saveFile(new Blob([program.bytes.slice()]), `${name}.${endings[engine]}`);
    return;
  }
  const files = program.files.map((file) => new File([file.text], file.name, { type: 'text/plain' }));
  const [only] = files;
  if (only && files.length === 1) {
    saveFile(only, only.name);
    return;
  }
  const { zipFiles } = await import('#src/lib/zip-files.ts');
  saveFile(await zipFiles(files), `${name}.zip`);
}
