import { inspector } from './inspector/messages.ur.ts';
import { recorder } from './recorder/messages.ur.ts';
import type { DiagnosticsTexts } from './texts.ts';

export const diagnosticsUrdu: DiagnosticsTexts = { inspector, recorder };
