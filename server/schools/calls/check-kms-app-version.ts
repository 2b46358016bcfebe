import { bit } from '#contract/core/bit.ts';
import { appVersion } from '#contract/schools/app-version.ts';
import type { Handler } from '#server/core/pipeline.ts';

/** A program that sends no version only asks for the newest. */
export const checkKmsAppVersion: Handler<'check-kms-app-version'> = async (input) => ({
  status: 'true',
  version: appVersion,
  is_current: bit(input.version === '' || input.version === appVersion),
});
