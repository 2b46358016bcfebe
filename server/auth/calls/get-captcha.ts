import type { Handler } from '#server/core/pipeline.ts';
import { newCaptcha } from '../captcha.ts';

/** [QU-12] */
export const getCaptcha: Handler<'get-captcha'> = (_input, { app }) => Promise.resolve(newCaptcha(app));
