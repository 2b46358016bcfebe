import type { Handler } from '#server/core/pipeline.ts';
import { pageOfConsents } from '../consent-page.ts';

export const consentList: Handler<'consent-list'> = (input, scene) => pageOfConsents(input, scene);
