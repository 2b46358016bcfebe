import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { messages } from './messages.en.ts';

export const office: typeof messages = {
  admins: {
    title: 'स्कूल एडमिन',
    text: 'जो स्कूल चलाते हैं: हर एक के पास लॉग इन का नाम है।',
    add: 'नया एडमिन',
    newTitle: 'नया स्कूल एडमिन',
    edit: 'स्कूल एडमिन',
    empty: { emptyTitle: 'अभी कोई एडमिन नहीं', emptyText: 'उनके बिना स्कूल कोई नहीं चला सकता।' },
  },
  subUsers: {
    title: 'सब-यूज़र',
    text: 'केंद्रीय कार्यालय के लोग, और उनमें से हर एक क्या खोल सकता है।',
    add: 'नया सब-यूज़र',
    newTitle: 'नया सब-यूज़र',
    edit: 'सब-यूज़र',
    empty: { emptyTitle: 'अभी कोई नहीं', emptyText: 'कार्यालय में साथ काम करने वालों को जोड़ें।' },
  },
  columns: {
    name: 'नाम',
    username: 'यूज़रनेम',
    email: 'ईमेल',
    school: 'स्कूल',
    status: 'स्थिति',
    rank: 'पद',
    department: 'विभाग',
    modules: 'क्या खोल सकते हैं',
    schools: 'स्कूल',
    created: 'सबसे नए',
  },
  status: { active: 'सक्रिय', inactive: 'निष्क्रिय', code: 'पहला कोड अभी उपयोग नहीं हुआ' },
  ranks: { super: 'सुपर एडमिन', staff: 'कर्मचारी', director: 'निदेशक' },
  rankHints: {
    super: 'सब कुछ खोलते हैं और सब-यूज़र सँभालते हैं।',
    staff: 'जो नीचे चुना गया है वही खोलते हैं।',
    director: 'जो नीचे चुना गया है उसे पढ़ते हैं, और नोटिस लिखते हैं।',
  },
  modules: {
    dashboard: 'नोटिस',
    'admin/sign-out': 'लोगों को लॉग आउट करें',
    'admin/schools': 'स्कूल',
    'admin/admins': 'स्कूल एडमिन',
    'admin/faculty': 'शिक्षक',
    'admin/students': 'विद्यार्थी',
    'admin/classes': 'कक्षाएँ',
    'admin/clubs': 'क्लब',
  },
  everything: 'सब कुछ',
  nothing: 'कुछ नहीं',
  schoolCount: (count) => plural(count, { one: '# स्कूल', other: '# स्कूल' }),
  noDepartment: 'कोई नहीं',
  filters: {
    status: 'स्थिति',
    allStatus: 'सक्रिय और निष्क्रिय',
    rank: 'पद',
    allRanks: 'सभी पद',
  },
  fields: {
    school_id: 'स्कूल',
    firstName: 'नाम',
    lastName: 'उपनाम',
    email_id: 'ईमेल',
    sub_role: 'पद',
    department: 'विभाग',
    modules: 'क्या खोल सकते हैं',
    school_ids: 'किन स्कूलों की देखभाल',
  },
  hints: {
    modules: 'कुछ न चुना हो: लॉग इन कर सकते हैं, पर उनके लिए कुछ नहीं है।',
    school_ids: 'वे किसी और स्कूल तक नहीं पहुँचते। कोई न चुना हो: किसी तक नहीं।',
  },
  actions: { open: 'खोलें', on: 'चालू करें', off: 'बंद करें', code: 'नया कोड दें' },
  offAsk: {
    title: 'बंद करें?',
    text: (count, name) =>
      count === 1
        ? `${isolate(name)} तुरंत लॉग आउट हो जाएँगे और लॉग इन नहीं कर सकेंगे। आप उन्हें फिर चालू कर सकते हैं।`
        : `${formatNumber(count)} लोग तुरंत लॉग आउट हो जाएँगे और लॉग इन नहीं कर सकेंगे।`,
    yes: 'बंद करें',
  },
  switchedOff: (count) => plural(count, { one: '# व्यक्ति बंद हुआ', other: '# लोग बंद हुए' }),
  switchedOn: (count) => plural(count, { one: '# व्यक्ति चालू हुआ', other: '# लोग चालू हुए' }),
  saved: 'सहेजा गया।',
  problems: {
    name_letters: 'केवल अक्षर और खाली जगह।',
    name_required: 'नाम लिखें।',
    email_form: `छोटे अक्षरों में पता, जैसे ${isolate('name@school.org')}।`,
    email_required: 'पता लिखें।',
    too_long: 'यह बहुत लंबा है।',
  },
};
