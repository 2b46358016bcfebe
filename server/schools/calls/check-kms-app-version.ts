import { bit } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import product from '../../../package.json' with { type: 'json' };

/** A program that does not say what it is asks for the newest. */
export const checkKmsAppVersion: Handler<'check-kms-app-version'> = async (input) => ({
  status: 'true',
  version: product.version,
  is_current: bit(input.version === '' || input.version === product.version),
});
