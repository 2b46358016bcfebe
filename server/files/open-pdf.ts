import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Larger pictures in a page are left out: decoded they would take over 64 MB. */
const mostPixels = 16_000_000;

/** Opens a PDF without a browser, script or network: fonts and their maps come from the library's own folder. */
export async function openPdf(path: string) {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const folder = (name: string) => pathToFileURL(join(home, name, '/')).href;
  return getDocument({
    data: new Uint8Array(await readFile(path)),
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    maxImageSize: mostPixels,
  });
}
