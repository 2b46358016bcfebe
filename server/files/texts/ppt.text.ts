import { slidesOfPpt } from '../previews/ppt.preview.ts';

/** The text of an old presentation slide by slide. */
export async function* textOfPpt(path: string): AsyncGenerator<string> {
  for (const blocks of (await slidesOfPpt(path)) ?? []) yield blocks.flatMap(({ lines }) => lines).join('\n');
}
