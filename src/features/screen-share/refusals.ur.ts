import type { screenShareCalls } from '#contract/screen-share/screen-share.calls.gen.ts';
import type { startRefusals } from '#contract/screen-share/screen-share.refusals.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const start: Messages<typeof startRefusals> = {
  demo_school: 'یہ ڈیمو اسکول ہے: اس کی اسکرینیں شیئر نہیں ہوتیں۔',
  no_students: ({ wanted }) =>
    wanted === 'club'
      ? 'اس کلب اور بیچ میں اسکرین شیئر کرنے کے لیے کوئی طالب علم نہیں ہے۔'
      : 'اس جماعت اور سیکشن میں اسکرین شیئر کرنے کے لیے کوئی طالب علم نہیں ہے۔',
  project_not_assigned: 'یہ پروجیکٹ اس جماعت کو نہیں دیا گیا۔',
  shared_already: ({ host }) => `${isolate(host)} اس جماعت کے ساتھ پہلے سے اسکرین شیئر کر رہے ہیں۔`,
};
const share = { share_over: 'یہ شیئر کی گئی اسکرین ختم ہو چکی ہے۔' };

export const screenShareRefusals: RefusalsIn<typeof screenShareCalls> = {
  'get-screen-share': share,
  setScreenShareRoom: share,
  'start-video-screen': start,
  'student-available': start,
};
