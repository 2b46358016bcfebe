import type { officeCalls } from '#contract/office/office.calls.gen.ts';
import type { licenceRefusal } from '#contract/office/office.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import { saveProfile } from '#src/lib/words/profile-refusals.hi.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const { bad_fields, name_required, name_letters, too_long, email_required, email_form } = saveProfile;
const names = { bad_fields, name_required, name_letters, too_long, email_required, email_form };
const formSession = { form_session: failures.form_session };
const stale = { stale: 'इस बीच यह व्यक्ति कहीं और बदल दिया गया।' };
const demo = { demo_school: 'यह डेमो स्कूल है: इसके लोग जैसे हैं वैसे ही रहते हैं।' };
const oneself = { oneself: 'यह आप हैं: यहाँ आपके अधिकार कोई और बदल सकता है।' };
const licence: Messages<typeof licenceRefusal> = {
  licence_full: ({ limit }) =>
    `लाइसेंस में ${formatNumber(limit)} एडमिन की जगह है, और वे पूरे हो चुके हैं। और के लिए केंद्रीय कार्यालय से कहें।`,
};
const given = { unknown_school: 'चुना हुआ एक स्कूल अब नहीं है।' };
const lastSuperAdmin = { last_super_admin: 'यह आख़िरी सक्रिय सुपर एडमिन हैं। पहले दूसरा जोड़ें।' };
const addSubUser = { ...formSession, ...given, unknown_department: 'यह विभाग सूची में नहीं है।' };

export const officeRefusals: RefusalsIn<typeof officeCalls> = {
  'add-admin-user': { ...formSession, ...demo, ...licence },
  'edit-admin-user': { ...formSession, ...names, ...demo, ...stale },
  'set-user-status': {
    ...demo,
    ...stale,
    ...oneself,
    last_admin: 'यह स्कूल के आख़िरी सक्रिय एडमिन हैं। पहले दूसरा जोड़ें, या स्कूल बंद करें।',
  },
  'reset-user-password': { ...demo, ...oneself },
  'admin-user-codes': { ...formSession, ...demo, ...oneself },
  'add-sub-user': addSubUser,
  'update-sub-user': { ...addSubUser, ...names, ...stale, ...oneself, ...lastSuperAdmin },
  'update-sub-user-access': { ...stale, ...oneself, ...given, has_all: 'सुपर एडमिन सब कुछ खोल सकते हैं।' },
  'set-sub-user-status': { ...stale, ...oneself, ...lastSuperAdmin },
  'reset-sub-user-password': oneself,
  'sub-user-codes': { ...formSession, ...oneself },
  'remove-spocs-from-school': given,
};
