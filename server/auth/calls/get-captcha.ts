import type { Handler } from '#server/core/pipeline.ts';
import { newCaptcha } from '../captcha.ts';

/** [QU-12] A question that a person answers and a program hardly does. */
export const getCaptcha: Handler<'get-captcha'> = (_input, { app }) => Promise.resolve(newCaptcha(app));
