import { figures } from './figures.ts';
import type { LibraryCostume, LibraryFile, LibraryIndex } from './library-types.ts';
import { scenes } from './scenes.ts';
import { tones } from './tones.ts';
import { waveFile } from './wave-file.ts';

/**
 * Draws and computes the library's figures, scenes and sounds during the build. `write` stores bytes and returns
 * their MD5. Returns the list for the page.
 */
export function writeLibrary(
  write: (bytes: Uint8Array, dataFormat: LibraryFile['dataFormat']) => string,
): LibraryIndex {
  const keep = (bytes: Uint8Array, dataFormat: LibraryFile['dataFormat']): LibraryFile => ({
    assetId: write(bytes, dataFormat),
    dataFormat,
  });
  const picture = (text: string): LibraryCostume => {
    const [, width = '0', height = '0'] = /width="(\d+)" height="(\d+)"/.exec(text) ?? [];
    return { ...keep(new TextEncoder().encode(text), 'svg'), x: Number(width) / 2, y: Number(height) / 2 };
  };
  return {
    figures: figures.map(({ names, tags, costumes }) => ({ names, tags, costumes: costumes.map(picture) })),
    scenes: scenes.map(({ names, tags, picture: text }) => ({ names, tags, costume: picture(text) })),
    tones: tones().map(({ names, tags, samples }) => ({
      names,
      tags,
      file: keep(waveFile(samples), 'wav'),
      samples: samples.length,
    })),
  };
}
