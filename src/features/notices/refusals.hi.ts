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
import { uploadRefused } from '#src/lib/upload/upload-refusals.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';
import { noticeForm } from './form/messages.hi.ts';

const { errors, alerts } = noticeForm;

const write = { demo_school: 'यह डेमो स्कूल है: यहाँ नोटिस पढ़े जा सकते हैं, लिखे नहीं जा सकते।' };

const edit: Messages<typeof editRefusals> = {
  forbidden: 'इस नोटिस में केवल इसे लिखने वाला व्यक्ति बदलाव कर सकता है।',
  locked: ({ why }) =>
    why === 'edit' ? 'यह नोटिस लॉक है, इसमें बदलाव नहीं हो सकता।' : 'इस स्कूल में नोटिस फिर से साझा नहीं किए जाते।',
};

const audience: Messages<typeof audienceRefusals> = {
  unknown_grade: ({ why }) =>
    why === 'none'
      ? alerts.grade_required
      : 'आप केवल अपने स्कूल की उन्हीं कक्षाओं के साथ साझा कर सकते हैं जिन्हें आप पढ़ाते हैं।',
  unknown_division: alerts.division_required,
  unknown_club: ({ why }) =>
    why === 'none' ? alerts.club_required : 'आप केवल अपने स्कूल के उन्हीं क्लबों के साथ साझा कर सकते हैं जिन्हें आप पढ़ाते हैं।',
  unknown_batch: ({ clubs }) =>
    clubs === '' ? alerts.batch_required : `हर क्लब का एक बैच चुनें, या इन्हें हटाएँ: ${isolate(clubs)}।`,
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
  states_of_one_country: 'राज्य एक ही देश के भीतर चुने जा सकते हैं, और केवल उसी के।',
  given_schools_only: 'उन्हीं स्कूलों में से चुनें जो आप देखते हैं: “सभी” का मतलब हर स्कूल है।',
  too_many_schools: ({ most }) => `ज़्यादा से ज़्यादा ${formatNumber(most)} स्कूल। इसके बजाय राज्य चुनें।`,
  schools_elsewhere: 'चुना हुआ एक स्कूल चुने हुए देशों और राज्यों में नहीं है।',
  unknown_grade: audience.unknown_grade,
  grade_required: audience.grade_required,
};

const save: Messages<typeof saveRefusals> = {
  ...write,
  ...edit,
  ...audience,
  form_session: 'यह फ़ॉर्म भेजने के लिए बहुत पुराना है। कृपया इसे एक बार फिर भेजें।',
  stale: 'यह नोटिस दूसरे टैब या दूसरे डिवाइस पर बदल दिया गया।',
  unknown_file: ({ name }) => `${isolate(name)} अब नहीं है। उसे फिर जोड़ें।`,
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
  demo_school: 'यह डेमो स्कूल है: यहाँ नोटिस पढ़े जा सकते हैं, बदले नहीं जा सकते।',
  forbidden: 'इस नोटिस को केवल इसे लिखने वाला व्यक्ति बदल सकता है।',
  locked: 'यह नोटिस लॉक है, इसे बदला नहीं जा सकता।',
  stale: save.stale,
  still_active: 'पहले नोटिस को निष्क्रिय करें। तब इसे हटाया जा सकता है।',
  too_late: 'यह नोटिस 30 दिन से पहले हटाया गया था, इसे वापस नहीं लाया जा सकता।',
};

const translate: Messages<typeof translateRefusals> = {
  ...write,
  forbidden: 'इस नोटिस का अनुवाद केवल इसे लिखने वाला व्यक्ति कर सकता है।',
  locked: 'यह नोटिस लॉक है, इसका अनुवाद नहीं हो सकता।',
  stale: 'इस बीच किसी और ने यह अनुवाद बदल दिया।',
};

const follow = { forbidden: 'किसने इसे पढ़ा है, यह केवल नोटिस लिखने वाला व्यक्ति देखता है।' };

const remind: Messages<typeof remindRefusals> = {
  ...follow,
  demo_school: 'यह डेमो स्कूल है: यहाँ से किसी को नहीं लिखा जाता।',
  not_out: 'यह नोटिस अभी साझा नहीं हुआ, या बंद है। किसी को याद नहीं दिलाया गया।',
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
    too_late: 'यह नोटिस वापस लेने के लिए अब बहुत देर हो चुकी है। इसके बजाय आप इसे बंद कर सकते हैं।',
    stale: 'साझा होने के बाद यह नोटिस बदला गया, इसलिए इसे वापस नहीं लिया जा सकता।',
  },
  download: {
    demo_school: 'यह डेमो स्कूल है: अटैचमेंट देखे जा सकते हैं, डाउनलोड नहीं किए जा सकते।',
    download_withheld: 'यह फ़ाइल देखी जा सकती है, डाउनलोड नहीं की जा सकती।',
  },
  'acknowledge-notice': { not_asked: 'कोई आपकी पुष्टि की प्रतीक्षा नहीं कर रहा है।' },
};
