import type { Handler } from '#server/core/pipeline.ts';
import { removeImage } from '../remove-image.ts';

export const removeFacultyImage: Handler<'remove-faculty-image'> = removeImage;
