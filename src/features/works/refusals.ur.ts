import { workLimits } from '#contract/works/entries.rules.ts';
import type { worksCalls } from '#contract/works/works.calls.gen.ts';
import type {
  closedRefusals,
  pasteRefusals,
  removeEntryRefusals,
  saveWorkRefusals,
} from '#contract/works/works.refusals.ts';
import { uploadRefused as upload } from '#src/lib/upload/upload-refusals.ur.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const closed: Messages<typeof closedRefusals> = {
  demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ اپ لوڈ، ڈیلیٹ یا جمع نہیں ہوتا۔',
  in_review: 'یہ پروجیکٹ جانچ کے لیے آپ کے استاد کے پاس ہے۔ ان کے کہنے پر آپ اسے بدل سکتے ہیں۔',
  approved: 'یہ پروجیکٹ منظور ہو چکا ہے۔ یہ جیسا ہے ویسا ہی رہے گا۔',
  not_given: 'یہ پروجیکٹ اب آپ کو نہیں دیا گیا ہے۔ جو جمع کرایا گیا وہ پڑھا جا سکتا ہے۔',
  project_archived: 'یہ پروجیکٹ اب استعمال میں نہیں ہے۔ جو جمع کرایا گیا وہ پڑھا جا سکتا ہے۔',
  other_year: ({ year }) => `یہ پروجیکٹ سال ${isolate(year)} کا ہے۔ جو جمع کرایا گیا وہ پڑھا جا سکتا ہے۔`,
};
const stale = { stale: 'اس دوران یہ کہیں اور بدل دیا گیا۔' };
const notPasted = { paste_not_allowed: 'آپ کے اسکول میں طلبہ پیسٹ نہیں کر سکتے۔' };
const removeEntry: Messages<typeof removeEntryRefusals> = {
  ...closed,
  ...stale,
  last_file: 'آخری فائل ڈیلیٹ نہیں ہو سکتی۔ اس کی جگہ دوسری فائل رکھیں۔',
};
const pending = { ...closed, ...upload };
const paste: Messages<typeof pasteRefusals> = { ...pending, ...notPasted };
const save: Messages<typeof saveWorkRefusals> = {
  ...closed,
  ...stale,
  ...notPasted,
  form_session: failures.form_session,
  bad_extension: upload.bad_extension,
  no_drafts: 'یہ پروجیکٹ سیدھا جمع ہوتا ہے: اس کے ڈرافٹ نہیں رکھے جاتے۔',
  no_learning: 'براہ کرم لکھیں کہ آپ نے کیا سیکھا۔',
  no_entries: 'براہ کرم کم از کم ایک فائل، لنک یا پیسٹ کیا ہوا مواد شامل کریں۔',
  too_many_files: `آپ زیادہ سے زیادہ ${formatNumber(workLimits.files)} فائلیں اپ لوڈ کر سکتے ہیں۔`,
  only_one_url: 'صرف ایک لنک دیا جا سکتا ہے۔',
  bad_url: 'براہ کرم درست لنک لکھیں۔',
  url_not_allowed: 'اس پروجیکٹ میں لنک نہیں لیے جاتے۔',
  paste_image: 'اپ لوڈ کی ہوئی تصویر مواد میں پیسٹ کریں۔',
  file_gone: 'اس پروجیکٹ کی ایک فائل اب نہیں ہے۔ اسے پھر سے شامل کریں۔',
};

export const worksRefusals: RefusalsIn<typeof worksCalls> = {
  'delete-pending-file': { demo_school: closed.demo_school },
  'delete-project-answer-file': removeEntry,
  'paste-project-picture': paste,
  'pending-project-file': pending,
  'update-project-file': save,
  'update-project-file-only': save,
};
