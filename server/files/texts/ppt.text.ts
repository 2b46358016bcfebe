import { slidesOfPpt } from '../previews/ppt.preview.ts';

export async function* textOfPpt(path: string): AsyncGenerator<string> {
  for (const blocks of (await slidesOfPpt(path)) ?? []) yield blocks.flatMap(({ lines }) => lines).join('\n');
}
