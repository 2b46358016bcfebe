import type { inspectorMessages as inspector } from './inspector/messages.en.ts';
import type { messages as recorder } from './recorder/messages.en.ts';

/** A missing area or text does not compile. */
export interface DiagnosticsTexts {
  readonly inspector: typeof inspector;
  readonly recorder: typeof recorder;
}
