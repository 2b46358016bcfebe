import type { helpdeskCalls } from '#contract/helpdesk/helpdesk.calls.gen.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const message = {
  chat_full: 'یہ چیٹ بھر گئی ہے۔ براہِ کرم نئی چیٹ شروع کریں۔',
  conflict: 'یہ پیغام پہلے بھیجا جا چکا ہے۔',
};
const noPerson = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں بات کرنے کے لیے کوئی شخص نہیں ہے۔' };
const stale = { stale: 'اس دوران کسی نے یہاں لکھا۔ اسے پڑھیں، پھر مناسب لگے تو بھیجیں۔' };

export const helpdeskRefusals: RefusalsIn<typeof helpdeskCalls> = {
  'helpdesk-api-Cread': message,
  'save-chat-history': { ...message, no_ticket: 'ہیلپ ڈیسک میں ابھی کوئی یہ چیٹ نہیں پڑھتا۔' },
  'delete-chat-history': {
    ticket_open: 'ہیلپ ڈیسک ابھی اس پر کام کر رہا ہے۔ پہلے بتائیں کہ مسئلہ حل ہو گیا ہے۔',
  },
  'create-helpdesk-ticket': {
    ...noPerson,
    ...message,
    nothing_said: 'پہلے لکھیں کہ آپ کو کس چیز میں مدد چاہیے۔',
  },
  'report-helpdesk-problem': {
    ...noPerson,
    ...message,
    too_large: 'اقدامات کا یہ ریکارڈ بھیجنے کے لیے بہت لمبا ہے۔',
    too_many_recordings: 'آپ نے آج بہت سے ریکارڈ بھیجے ہیں۔ براہِ کرم یہ رپورٹ ریکارڈ کے بغیر بھیجیں۔',
  },
  'reply-helpdesk-ticket': { ...stale, ...message },
  'update-helpdesk-ticket': { ...stale, reason_required: 'لکھیں کہ اسے کیوں بند کیا جا رہا ہے۔' },
  'save-help-article': { ...stale, title_taken: 'اس عنوان کا مضمون پہلے سے موجود ہے۔' },
  'reset-help-article': {
    ...stale,
    not_shipped: 'یہ مضمون پروڈکٹ کے ساتھ نہیں آیا تھا۔',
    forbidden: 'جو مضمون پروڈکٹ کے ساتھ آیا، اسے صرف بدلا جا سکتا ہے۔',
  },
};
