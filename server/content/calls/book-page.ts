import type { Handler } from '#server/core/pipeline.ts';
import { bookPage as page } from '../queries/books.ts';

/** [CA-03] */
export const bookPage: Handler<'book-page'> = (input, scene) => page(scene, input);
