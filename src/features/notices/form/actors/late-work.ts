import { CallFailed } from '#src/lib/call-failed.ts';
import { type LazyModule, lazyModule } from '#src/ui/lazy-module.ts';

/** What is done with stored notices and, in the end, with this one: a form to fill in shows without it. */
export const noticeWork = lazyModule(() => import(/* webpackChunkName: "notice-work" */ './notice-work.ts'));

/** What is done with a chosen file. */
export const uploadWork = lazyModule(
  () => import(/* webpackChunkName: "notice-work" */ './notice-upload.ts'),
);

/** The part, for a call: that it cannot be fetched is an answer like any other of a lost connection. */
export const working = <Part>(part: LazyModule<Part>): Promise<Part> =>
  part.load().catch(() => {
    throw new CallFailed('unreachable', '');
  });
