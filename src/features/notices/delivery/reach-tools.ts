import { previewNoticeReachCall } from '#contract/delivery/calls/preview-notice-reach.call.ts';
import type { Reach, ReachList, Reader } from '#contract/delivery/delivery.rules.ts';
import { reachFromWire, readerFromWire } from '#contract/delivery/delivery.wire.ts';
import { chosenToWire } from '#contract/notices/chosen.codec.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import { call } from '#src/lib/api-client.ts';
import type { GridSource } from '#src/ui/grid/grid.types.ts';

export interface ReachTools {
  readonly count: (question: ReachQuestion, signal: AbortSignal) => Promise<Reach>;
  readonly people: (question: ReachQuestion, list: ReachList) => GridSource<Reader>;
}

const toWire = ({ noticeId, grades, divisions, noticeFor }: ReachQuestion) => ({
  notice_id: noticeId,
  grade: chosenToWire(grades),
  division: chosenToWire(divisions),
  noticeFor,
});

export const reachTools: ReachTools = {
  count: async (question, signal) => {
    const { numbers } = await call(previewNoticeReachCall, toWire(question), { signal });
    if (!numbers) throw new Error('Numbers were asked for.');
    return reachFromWire(numbers);
  },
  people: (question, show) => ({
    load: async ({ search: text, offset: startRow, limit }, signal) => {
      const input = { ...toWire(question), show, text, startRow, limit };
      const { data, count } = await call(previewNoticeReachCall, input, { signal });
      return { rows: data.map(readerFromWire), total: count };
    },
  }),
};
