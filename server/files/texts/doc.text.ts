import { textsOfDoc } from '../previews/doc.preview.ts';

export async function* textOfDoc(path: string): AsyncGenerator<string> {
  yield* (await textsOfDoc(path)).flatMap((text) => text.split('\n'));
}
