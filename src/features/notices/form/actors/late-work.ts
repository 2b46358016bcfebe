import { CallFailed } from '#src/lib/call-failed.ts';
import { type LazyModule, lazyModule } from '#src/ui/lazy-module.ts';

/** Work on stored notices and on saving, which an empty form does not need yet. */
export const noticeWork = lazyModule(() => import(/* webpackChunkName: "notice-work" */ './notice-work.ts'));

/** Work on chosen files. */
export const uploadWork = lazyModule(
  () => import(/* webpackChunkName: "notice-work" */ './notice-upload.ts'),
);

/** Loads the part; a failed load counts as a lost connection. */
export const working = <Part>(part: LazyModule<Part>): Promise<Part> =>
  part.load().catch(() => {
    throw new CallFailed('unreachable', '');
  });
