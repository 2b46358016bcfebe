import type { deliveryCalls } from '#contract/delivery/delivery.calls.gen.ts';
import type { remindRefusals } from '#contract/delivery/delivery.refusals.ts';
import type { noticesCalls } from '#contract/notices/notices.calls.gen.ts';
import type {
  audienceRefusals,
  editRefusals,
  manageRefusals,
  saveRefusals,
  translateRefusals,
} from '#contract/notices/notices.refusals.ts';
import type { officeNoticesCalls } from '#contract/office-notices/office-notices.calls.gen.ts';
import type { placeRefusals } from '#contract/office-notices/office-notices.refusals.ts';
import { uploadRefused } from '#src/lib/upload/upload-refusals.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';
import { noticeForm } from './form/messages.ur.ts';

const { errors, alerts } = noticeForm;

const write = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں نوٹس پڑھے جا سکتے ہیں، لکھے نہیں جا سکتے۔' };

const edit: Messages<typeof editRefusals> = {
  forbidden: 'اس نوٹس میں صرف اسے لکھنے والا ترمیم کر سکتا ہے۔',
  locked: ({ why }) =>
    why === 'edit'
      ? 'یہ نوٹس لاک ہے، اس میں ترمیم نہیں ہو سکتی۔'
      : 'اس اسکول میں نوٹس دوبارہ شیئر نہیں کیے جاتے۔',
};

const audience: Messages<typeof audienceRefusals> = {
  unknown_grade: ({ why }) =>
    why === 'none'
      ? alerts.grade_required
      : 'آپ صرف اپنے اسکول کی انہی جماعتوں کے ساتھ شیئر کر سکتے ہیں جنہیں آپ پڑھاتے ہیں۔',
  unknown_division: alerts.division_required,
  unknown_club: ({ why }) =>
    why === 'none'
      ? alerts.club_required
      : 'آپ صرف اپنے اسکول کے انہی کلبوں کے ساتھ شیئر کر سکتے ہیں جنہیں آپ پڑھاتے ہیں۔',
  unknown_batch: ({ clubs }) =>
    clubs === '' ? alerts.batch_required : `ہر کلب کا ایک بیچ چنیں، یا انہیں ہٹا دیں: ${isolate(clubs)}۔`,
  grade_required: errors.grade_required,
  division_required: errors.division_required,
  club_required: errors.club_required,
  batch_required: errors.batch_required,
};

const place: Messages<typeof placeRefusals> = {
  unknown_place: null,
  country_required: errors.country_required,
  state_required: errors.state_required,
  school_required: errors.school_required,
  states_of_one_country: 'ریاستیں ایک ہی ملک کے اندر چنی جا سکتی ہیں، اور صرف اسی کی۔',
  given_schools_only: 'انہی اسکولوں میں سے چنیں جو آپ دیکھتے ہیں: ”سب“ کا مطلب ہر اسکول ہے۔',
  too_many_schools: ({ most }) => `زیادہ سے زیادہ ${formatNumber(most)} اسکول۔ اس کے بجائے ریاستیں چنیں۔`,
  schools_elsewhere: 'چنا ہوا ایک اسکول چنے ہوئے ملکوں اور ریاستوں میں نہیں ہے۔',
  unknown_grade: audience.unknown_grade,
  grade_required: audience.grade_required,
};

const save: Messages<typeof saveRefusals> = {
  ...write,
  ...edit,
  ...audience,
  form_session: 'یہ فارم بھیجنے کے لیے بہت پرانا ہے۔ براہِ کرم اسے ایک بار پھر بھیجیں۔',
  stale: 'یہ نوٹس دوسرے ٹیب یا دوسری ڈیوائس پر بدل دیا گیا۔',
  unknown_file: ({ name }) => `${isolate(name)} اب موجود نہیں۔ اسے دوبارہ شامل کریں۔`,
  bad_video: errors.video_invalid,
  bad_dates: null,
  share_required: errors.share_required,
  due_required: errors.due_required,
  share_before_today: errors.share_before_today,
  due_before_today: errors.due_before_today,
  due_before_share: errors.due_before_share,
  share_after_due: errors.share_after_due,
};

const manage: Messages<typeof manageRefusals> = {
  demo_school: 'یہ ڈیمو اسکول ہے: یہاں نوٹس پڑھے جا سکتے ہیں، بدلے نہیں جا سکتے۔',
  forbidden: 'اس نوٹس کو صرف اسے لکھنے والا بدل سکتا ہے۔',
  locked: 'یہ نوٹس لاک ہے، اسے بدلا نہیں جا سکتا۔',
  stale: save.stale,
  still_active: 'پہلے نوٹس کو غیر فعال کریں۔ پھر اسے حذف کیا جا سکتا ہے۔',
  too_late: 'یہ نوٹس 30 دن سے پہلے حذف ہوا تھا، اسے واپس نہیں لایا جا سکتا۔',
};

const translate: Messages<typeof translateRefusals> = {
  ...write,
  forbidden: 'اس نوٹس کا ترجمہ صرف اسے لکھنے والا کر سکتا ہے۔',
  locked: 'یہ نوٹس لاک ہے، اس کا ترجمہ نہیں ہو سکتا۔',
  stale: 'اس دوران کسی اور نے یہ ترجمہ بدل دیا۔',
};

const follow = { forbidden: 'کس نے اسے پڑھا ہے، یہ صرف نوٹس لکھنے والا دیکھتا ہے۔' };

const remind: Messages<typeof remindRefusals> = {
  ...follow,
  demo_school: 'یہ ڈیمو اسکول ہے: یہاں سے کسی کو نہیں لکھا جاتا۔',
  not_out: 'یہ نوٹس ابھی شیئر نہیں ہوا، یا بند ہے۔ کسی کو یاد نہیں دلایا گیا۔',
};

export const noticesRefusals: RefusalsIn<
  typeof noticesCalls & typeof deliveryCalls & typeof officeNoticesCalls
> = {
  'create-notice': save,
  'create-faculty-notice': save,
  'create-notice-by-admin': { ...save, ...place },
  'get-notice-details': edit,
  'delete-notice-file': { ...write, ...edit },
  'save-notice-draft': write,
  'handle-upload-files': { ...write, ...uploadRefused },
  'preview-notice-reach': { ...audience, forbidden: edit.forbidden },
  'preview-office-reach': { ...place, forbidden: edit.forbidden },
  'set-notice-status': manage,
  'delete-faculty-notice': manage,
  'delete-notice-superadmin': manage,
  'restore-notice': manage,
  'save-notice-translation': translate,
  'delete-notice-translation': translate,
  'get-notice-delivery': follow,
  'get-office-delivery': follow,
  'remind-notice': remind,
  'remind-office-notice': { ...follow, not_out: remind.not_out },
  'undo-notice': {
    too_late: 'یہ نوٹس واپس لینے کے لیے اب بہت دیر ہو چکی ہے۔ اس کے بجائے آپ اسے بند کر سکتے ہیں۔',
    stale: 'شیئر ہونے کے بعد یہ نوٹس بدلا گیا، اس لیے اسے واپس نہیں لیا جا سکتا۔',
  },
  download: {
    demo_school: 'یہ ڈیمو اسکول ہے: منسلکات دیکھی جا سکتی ہیں، ڈاؤن لوڈ نہیں کی جا سکتیں۔',
    download_withheld: 'یہ فائل دیکھی جا سکتی ہے، ڈاؤن لوڈ نہیں کی جا سکتی۔',
  },
  'acknowledge-notice': { not_asked: 'کوئی آپ کی تصدیق کا انتظار نہیں کر رہا۔' },
};
