import type { contentCalls } from '#contract/content/content.calls.gen.ts';
import type {
  archiveRefusals,
  decideRefusals,
  editDocumentRefusals,
  importRefusals,
  publishRefusals,
  removeRefusals,
  saveProjectRefusals,
  submitRefusals,
} from '#contract/content/content.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const stale = { stale: 'اس دوران یہ کہیں اور بدل دیا گیا۔' };
const formSession = { form_session: failures.form_session };
const taken = {
  name_taken: ({ name }: { name: string }) => `${isolate(name)} پہلے سے موجود ہے۔ دوسرا نام چنیں۔`,
};
const files = {
  unknown_file: 'یہ فائل اب نہیں ہے۔ اسے پھر سے چنیں۔',
  bad_link: 'https:// سے شروع ہونے والا پورا پتہ لکھیں۔',
};
const save = { ...formSession, ...stale, ...taken };
const saveWithParts = { ...save, unknown_part: 'یہاں چنی گئی کوئی چیز اب نہیں ہے۔ پھر سے چنیں۔' };
const saveWithFiles = { ...saveWithParts, ...files };
const own = {
  demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ لکھا نہیں جاتا۔',
  kind_off: 'آپ کا اسکول اساتذہ کو اس قسم کے پروجیکٹ شامل نہیں کرنے دیتا۔',
};
const saveProject: Messages<typeof saveProjectRefusals> = {
  ...own,
  ...saveWithFiles,
  prerequisite_loop: ({ loop }) => `یہ ایک دوسرے کے منتظر ہیں: ${isolate(loop)}۔ ان میں سے ایک ہٹائیں۔`,
};
const remove: Messages<typeof removeRefusals> = {
  ...stale,
  ...taken,
  in_use: ({ count }) => `اسے ${formatNumber(count)} پروجیکٹ استعمال کرتے ہیں۔ پہلے اسے ان میں سے ہٹائیں۔`,
  parent_removed: 'یہ جس کا حصہ ہے وہ ہٹایا جا چکا ہے۔ پہلے اسے واپس لائیں۔',
  is_chosen: ({ count }) => `اس سے ${formatNumber(count)} اسکول پڑھاتے ہیں۔ پہلے اسے محفوظ خانے میں رکھیں۔`,
  is_published: 'آپ کا اسکول اسے استعمال کر رہا ہے۔ پہلے اسکول ایڈمن اسے استعمال سے ہٹائیں۔',
};
const publish: Messages<typeof publishRefusals> = {
  ...stale,
  no_objective: 'دوسروں کے پڑھنے سے پہلے لکھیں کہ پروجیکٹ کس بارے میں ہے۔',
  no_classes: 'دوسروں کے پڑھنے سے پہلے کم از کم ایک جماعت چنیں۔',
  no_sessions: 'دوسروں کے پڑھنے سے پہلے ایک سیشن شامل کریں۔',
};
const submit: Messages<typeof submitRefusals> = { ...publish, ...own };
const decide: Messages<typeof decideRefusals> = {
  ...publish,
  not_submitted: 'یہ اب جواب کا منتظر نہیں۔',
  no_reason: 'لکھیں کہ کیا بدلنا چاہیے۔',
};
const archive: Messages<typeof archiveRefusals> = {
  ...stale,
  has_work: ({ schools, choices, assignments, waiting, sentBack }) =>
    `یہ ${formatNumber(schools)} اسکولوں میں ${formatNumber(choices)} جماعتوں یا کلبوں کے لیے چنا گیا ہے اور ${formatNumber(assignments)} بار دیا گیا ہے۔ ${waiting === 0 ? '' : `${formatNumber(waiting)} کاموں کا جائزہ باقی ہے۔ `}${sentBack === 0 ? '' : `${formatNumber(sentBack)} کام واپس بھیجے گئے ہیں اور دوبارہ جمع نہیں ہو سکیں گے۔ `}وہاں یہ کسی کو نہیں ملے گا؛ اس پر کیا گیا کام باقی رہے گا۔`,
};
const importing: Messages<typeof importRefusals> = {
  ...formSession,
  bad_header: ({ wanted }) => `پہلی سطر یہ ہونی چاہیے: ${isolate(wanted)}`,
  too_many_rows: ({ most }) =>
    `جدول میں زیادہ سے زیادہ ${formatNumber(most)} سطریں ہو سکتی ہیں۔ اسے بانٹ کر دوبارہ کوشش کریں۔`,
  not_csv: 'یہ کوما سے الگ کی گئی قدروں کا جدول نہیں ہے۔',
};
const editDocument: Messages<typeof editDocumentRefusals> = { ...formSession, ...files };

/** The shared upload refusals are added where the languages are put together. */
export const contentRefusals: Omit<RefusalsIn<typeof contentCalls>, 'save-content-file'> = {
  'archive-project': archive,
  'decide-project': decide,
  'edit-document-S3-file': editDocument,
  'get-project-id': formSession,
  'import-terms': importing,
  'order-content': { order_changed: 'اس دوران کچھ شامل یا ہٹایا گیا۔ فہرست پھر دیکھ کر دوبارہ کوشش کریں۔' },
  'publish-project': publish,
  'save-book': {
    ...saveWithFiles,
    has_readers: ({ count }) =>
      `${formatNumber(count)} لوگ یہ کتاب پڑھ رہے ہیں اور اسے پھر نہیں پائیں گے۔ ان کی جگہیں اور نوٹ باقی رہیں گے۔`,
  },
  'save-lesson': saveWithFiles,
  'save-material': saveWithFiles,
  'save-module': save,
  'save-project': saveProject,
  'save-session': saveWithFiles,
  'save-template': saveWithParts,
  'save-term': saveWithParts,
  'save-tool': saveWithParts,
  'save-topic': saveWithParts,
  'save-topic-content': saveWithFiles,
  'set-content-removed': remove,
  'submit-project': submit,
};
