import type { MediaKey } from './MediaKeyList.tsx';
import type { PdfViewerTexts } from './pdf-viewer.types.ts';

export type PdfCommand =
  | { readonly do: 'page'; readonly by: 1 | -1 }
  | { readonly do: 'first' | 'last' | 'find' | 'fit' }
  | { readonly do: 'zoom'; readonly by: 1 | -1 };

const commands: Readonly<Record<string, PdfCommand>> = {
  PageDown: { do: 'page', by: 1 },
  PageUp: { do: 'page', by: -1 },
  Home: { do: 'first' },
  End: { do: 'last' },
  '+': { do: 'zoom', by: 1 },
  '=': { do: 'zoom', by: 1 },
  '-': { do: 'zoom', by: -1 },
  '0': { do: 'fit' },
};

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Maps a key to a document command. With Control only "find" is ours: the page's own zoom stays the browser's. */
export function pdfCommand({ key, ctrlKey, metaKey, altKey }: PressedKey): PdfCommand | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'f' ? { do: 'find' } : undefined;
  return commands[key];
}

export function pdfKeys(texts: PdfViewerTexts['keys']): readonly MediaKey[] {
  return [
    { keys: ['Page Up', 'Page Down'], text: texts.pages },
    { keys: ['Home', 'End'], text: texts.ends },
    { keys: ['+', '−'], text: texts.zoom },
    { keys: ['0'], text: texts.fit },
    { keys: ['Ctrl', 'F'], text: texts.find },
  ];
}
