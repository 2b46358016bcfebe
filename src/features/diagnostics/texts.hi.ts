import { inspector } from './inspector/messages.hi.ts';
import { recorder } from './recorder/messages.hi.ts';
import type { DiagnosticsTexts } from './texts.ts';

export const diagnosticsHindi: DiagnosticsTexts = { inspector, recorder };
