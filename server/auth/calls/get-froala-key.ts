import type { Handler } from '#server/core/pipeline.ts';

/** [CC-07, QU-41] */
export const getFroalaKey: Handler<'get-froala-key'> = () => Promise.resolve({ status: 'true', key: '' });
