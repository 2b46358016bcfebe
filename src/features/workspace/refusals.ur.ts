import type { workspaceCalls } from '#contract/workspace/workspace.calls.gen.ts';
import type {
  addAssetRefusals,
  attachProgramRefusals,
  closedWorkspaceRefusals,
  conflictRefusals,
  saveProgramRefusals,
} from '#contract/workspace/workspace.refusals.ts';
import { workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import { uploadRefused as upload } from '#src/lib/upload/upload-refusals.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const otherYear = ({ year }: { year: string }) =>
  `یہ پروجیکٹ سال ${isolate(year)} کا ہے۔ آپ کا پروگرام پڑھا جا سکتا ہے۔`;
const closed: Messages<typeof closedWorkspaceRefusals> = {
  demo_school: 'یہ ڈیمو اسکول ہے: یہاں پروگرام دکھائے جاتے ہیں، رکھے نہیں جاتے۔',
  not_given: 'یہ پروجیکٹ اب آپ کو نہیں دیا گیا۔ آپ کا پروگرام پڑھا جا سکتا ہے۔',
  project_archived: 'یہ پروجیکٹ اب استعمال میں نہیں۔ آپ کا پروگرام پڑھا جا سکتا ہے۔',
  other_year: otherYear,
  approved: 'یہ پروجیکٹ منظور ہو چکا ہے۔ اس کا پروگرام جیسا ہے ویسا ہی رہے گا۔',
  tool_changed: 'یہ پروجیکٹ اب دوسرے آلے سے بنتا ہے۔ آپ کا پروگرام پڑھا جا سکتا ہے۔',
  exam_over: 'یہ جمع ہو چکا ہے۔ یہ ویسا ہی رہے گا جیسا تب محفوظ تھا۔',
};
const conflict: Messages<typeof conflictRefusals> = {
  program_conflict: ({ device }) =>
    `${device === '' ? 'یہ پروگرام دوسرے آلے پر یا دوسرے ٹیب میں بدلا گیا ہے۔' : `یہ پروگرام ${isolate(device)} پر بدلا گیا ہے۔`} کچھ ضائع نہیں ہوا: دونوں کا موازنہ کریں اور چنیں۔`,
};
const damaged = 'پروگرام خراب ہے اور محفوظ نہیں ہوا۔ پچھلی بار محفوظ کیا گیا پروگرام اب بھی موجود ہے۔';
const save: Messages<typeof saveProgramRefusals> = {
  ...closed,
  ...conflict,
  no_program: 'براہ کرم پہلے پروگرام چلائیں۔',
  program_too_large: ({ most }) => `اس آلے کا پروگرام زیادہ سے زیادہ ${formatNumber(most)} MB کا ہو سکتا ہے۔`,
  bad_program: ({ what }) =>
    ({
      kind: 'یہ اس آلے کا پروگرام نہیں ہے۔',
      names: 'پروگرام کی دو فائلوں کا نام ایک ہی ہے۔ کسی ایک کا نام بدلیں۔',
      archive: damaged,
      project: damaged,
    })[what],
  costume_script: ({ costume, sprite }) =>
    `${sprite === '' ? '' : `${isolate(sprite)} کے `}لباس ${isolate(costume)} میں اسکرپٹ ہے۔ اس لباس کو ڈیلیٹ کریں اور دوبارہ محفوظ کریں۔`,
  picture_script: 'پینٹنگ کی ایک تصویر میں اسکرپٹ ہے۔ اس تصویر کو ڈیلیٹ کریں اور دوبارہ محفوظ کریں۔',
  unfinished_upload: upload.unfinished_upload,
  uploads_under_way: upload.uploads_under_way,
  uploads_hour: upload.uploads_hour,
  uploads_bytes: upload.uploads_bytes,
  empty_program: 'پروگرام خالی ہے۔ آپ کا بنایا ہوا اس سے تبھی بدلے گا جب آپ خود محفوظ کریں گے۔',
};
const move = { ...closed, ...conflict };
const addAsset: Messages<typeof addAssetRefusals> = {
  ...closed,
  ...upload,
  too_many_assets: `ایک پروگرام میں زیادہ سے زیادہ ${formatNumber(workspaceLimits.assets)} تصویریں اور آوازیں ہو سکتی ہیں۔ جو نہیں چاہیے اسے ڈیلیٹ کریں۔`,
};
const detach = {
  demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ اپ لوڈ، ڈیلیٹ یا جمع نہیں ہوتا۔',
  in_review: 'یہ پروجیکٹ جانچ کے لیے آپ کے استاد کے پاس ہے۔ ان کے کہنے پر آپ اسے بدل سکتے ہیں۔',
  approved: 'یہ پروجیکٹ منظور ہو چکا ہے۔ یہ جیسا ہے ویسا ہی رہے گا۔',
  not_given: 'یہ پروجیکٹ اب آپ کو نہیں دیا گیا ہے۔ جو جمع کرایا گیا وہ پڑھا جا سکتا ہے۔',
  project_archived: 'یہ پروجیکٹ اب استعمال میں نہیں ہے۔ جو جمع کرایا گیا وہ پڑھا جا سکتا ہے۔',
  other_year: ({ year }: { year: string }) =>
    `یہ پروجیکٹ سال ${isolate(year)} کا ہے۔ جو جمع کرایا گیا وہ پڑھا جا سکتا ہے۔`,
  stale: 'اس دوران یہ کہیں اور بدل دیا گیا۔',
};
const noProject = 'اپ لوڈ کرنے کے لیے کوئی پروجیکٹ نہیں ہے۔';
const attach: Messages<typeof attachProgramRefusals> = { ...detach, no_project: noProject };
const tooMany = `ایک فائل کے لیے ${formatNumber(workspaceLimits.programsAtOnce)} سے زیادہ پروگرام بہت ہیں۔ ایک جماعت چنیں۔`;

export const workspaceRefusals: RefusalsIn<typeof workspaceCalls> = {
  'compiler-zip': {
    no_project: noProject,
    zip_soon: 'آپ کا کوڈ جلد زِپ ہوگا۔ براہ کرم بعد میں دوبارہ کوشش کریں۔',
    too_many_programs: tooMany,
  },
  'save-workspace-program': save,
  saveComplierWorkspaceProgram: save,
  'similar-programs': { too_many_programs: tooMany },
  updateZipUrl: {
    demo_school: closed.demo_school,
    no_outside_compiler:
      'پروگرام یہیں رکھے جاتے ہیں۔ Banyan سے باہر ایسا کوئی کمپائلر نہیں لگایا گیا جو پروگرام بھیج سکے۔',
  },
  'workspace-asset-add': addAsset,
  'workspace-asset-remove': closed,
  'workspace-program-remove': detach,
  'workspace-start-over': move,
  'workspace-upload': attach,
  'workspace-version-restore': move,
};
