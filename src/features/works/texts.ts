import type { Messages } from '#src/lib/words/messages.ts';
import type { worksMessages } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface WorksTexts {
  readonly works: Messages<typeof worksMessages>;
}
