import type { rosterCalls } from '#contract/roster/roster.calls.gen.ts';
import type { checkRefusals, startRefusals } from '#contract/roster/roster.refusals.ts';
import { rosterLimits } from '#contract/roster/roster.rules.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { tableRefusals } from '#src/lib/words/list-refusals.ur.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const change = { demo_school: 'یہ ڈیمو اسکول ہے: اس کے لوگ جیسے ہیں ویسے ہی رہتے ہیں۔' };

const start: Messages<typeof startRefusals> = {
  ...change,
  ...tableRefusals,
  bad_extension: ({ name }) => `معذرت، ${isolate(name)} درست نہیں؛ یہ چل سکتی ہیں: xlsx, csv, zip`,
  missing_column: ({ file, column }) =>
    `فائل ${isolate(file)} میں “${isolate(column)}” کالم نہیں ہے۔ اس کالم کے ساتھ دوبارہ برآمد کریں۔`,
  missing_file: ({ product, file }) =>
    `${isolate(product)} کی اس برآمد میں فائل ${isolate(file)} نہیں ہے۔ اس کی سب فائلیں دوبارہ برآمد کریں اور انھیں ایک zip میں درآمد کریں۔`,
  not_oneroster:
    'ہم پورے اسکول کی ایسی برآمد نہیں پہچانتے۔ ہم OneRoster، School Data Sync، Clever، PowerSchool اور Google Workspace پڑھتے ہیں؛ اپنی فہرست کو طلبہ یا اساتذہ کی فہرست کے طور پر درآمد کریں۔',
  many_schools: ({ schools }) =>
    `اس بنڈل میں ${schools} اسکول ہیں۔ ایک اسکول الگ برآمد کر کے یہاں درآمد کریں۔`,
  wrong_kind: 'یہ zip پورے اسکول کی ہے۔ اسے درآمد کرنے کے لیے “پورا اسکول” منتخب کریں۔',
};

const state = {
  stale: 'اس دوران کسی اور نے اس درآمد کو آگے بڑھایا۔ اسے پھر دیکھیں۔',
  busy: 'اس درآمد پر کام چل رہا ہے۔ مکمل ہونے تک انتظار کریں۔',
};

const check: Messages<typeof checkRefusals> = {
  ...change,
  ...state,
  bad_mapping: ({ why }) => {
    if (why === 'no_name') return 'ایک کالم نام کا ہونا چاہیے۔';
    if (why === 'field_twice') return 'دو کالم ایک ہی نہیں ہو سکتے۔';
    return 'ایک کالم یوزر نیم، داخلہ نمبر یا بیرونی آئی ڈی کا ہونا چاہیے: صرف نام سے کوئی نہیں پہچانا جاتا۔';
  },
};

const notKept = 'فائل ایک دن رکھی جاتی ہے، اور یہ اب نہیں ہے۔ اسے پھر درآمد کریں۔';

export const rosterRefusals: RefusalsIn<typeof rosterCalls> = {
  'bulk-upload-student': start,
  'check-import': check,
  'get-import-sheets': { not_kept: notKept },
  'read-import': {
    ...change,
    ...state,
    not_kept: notKept,
    no_sheet: 'پڑھنے کے لیے کوئی شیٹ چنیں۔',
  },
  'mend-import-row': { ...change, busy: state.busy },
  'apply-import': {
    ...change,
    ...state,
    nothing_to_do: 'اس درآمد کی کوئی قطار کچھ نہیں بدلتی۔',
    not_all_right: ({ count }) =>
      `${formatNumber(count)} قطاریں ابھی درست نہیں، اور آپ نے سب یا کچھ نہیں مانگا تھا۔`,
    leavers_count: ({ leavers }) => `${formatNumber(leavers)} لوگ جائیں گے۔ آگے بڑھنے کے لیے یہ تعداد لکھیں۔`,
  },
  'undo-import': {
    ...change,
    ...state,
    too_late: `درآمد ${formatNumber(rosterLimits.undoDays)} دن تک واپس لی جا سکتی ہے۔`,
    licence_full: ({ limit }) =>
      `جو گئے تھے وہ لوٹیں گے، لیکن لائسنس میں ${formatNumber(limit)} جگہیں ہیں۔ مزید کے لیے مرکزی دفتر سے کہیں۔`,
    undo_failed: 'درآمد واپس نہ لی جا سکی، اور کچھ نہیں بدلا۔ دوبارہ کوشش کریں، یا ہیلپ ڈیسک سے پوچھیں۔',
  },
  'drop-import': { ...change, ...state },
};
