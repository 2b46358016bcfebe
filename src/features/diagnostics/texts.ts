import type { inspectorMessages as inspector } from './inspector/messages.en.ts';
import type { messages as recorder } from './recorder/messages.en.ts';

/** The room's texts by area. An area or a text that is missing in a language does not compile. */
export interface DiagnosticsTexts {
  readonly inspector: typeof inspector;
  readonly recorder: typeof recorder;
}
