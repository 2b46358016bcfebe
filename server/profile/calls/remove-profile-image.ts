import type { Handler } from '#server/core/pipeline.ts';
import { removeImage } from '../remove-image.ts';

export const removeProfileImage: Handler<'remove-profile-image'> = removeImage;
