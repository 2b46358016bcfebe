import { endingsOf, megabytesFor, noticePolicy } from '#contract/files/upload-policies.ts';
import { noticeLimits } from '#contract/notices/notice.rules.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { formMessages } from './messages.en.ts';

/** [VN-35] The same for each ending. */
const fileMegabytes = megabytesFor(noticePolicy, 'pdf');
const extensions = endingsOf(noticePolicy).join(', ');

const fileSize = `${formatNumber(fileMegabytes)} MB`;

const files = formatNumber(noticeLimits.files);

const dates = {
  share_required: 'कृपया साझा करने की तिथि चुनें।',
  due_required: 'कृपया अंतिम तिथि चुनें।',
  share_before_today: 'साझा करने की तिथि आज से पहले की नहीं हो सकती।',
  due_before_today: 'अंतिम तिथि आज से पहले की नहीं हो सकती।',
  due_before_share: 'अंतिम तिथि साझा करने की तिथि से पहले की नहीं हो सकती।',
  share_after_due: 'साझा करने की तिथि अंतिम तिथि के बाद की नहीं हो सकती।',
};

const tooLong = {
  title_too_long: `शीर्षक में ज़्यादा से ज़्यादा ${formatNumber(noticeLimits.titleCharacters)} अक्षर हो सकते हैं।`,
  description_too_long: `विवरण में ज़्यादा से ज़्यादा ${formatNumber(noticeLimits.descriptionCharacters)} अक्षर हो सकते हैं।`,
};

const videos = {
  video_invalid: 'कृपया YouTube वीडियो का सही लिंक लिखें',
  video_too_many: `एक नोटिस में ज़्यादा से ज़्यादा ${formatNumber(noticeLimits.videos)} वीडियो हो सकते हैं।`,
};

const readersRequired = 'कृपया चुनें कि नोटिस किसके लिए है: विद्यार्थी या शिक्षक।';

const clubs = {
  club_without_batch: 'हर क्लब का एक बैच चुनें, या क्लब हटाएँ।',
  batches_pending: 'बैच अभी लोड नहीं हुए हैं। थोड़ी देर में फिर कोशिश करें।',
};

const places = {
  country_required: 'कृपया देश चुनें।',
  state_required: 'कृपया राज्य चुनें।',
  school_required: 'कृपया स्कूल चुनें।',
  user_required: 'कृपया चुनें कि यह नोटिस किसके साथ साझा करना है।',
};

const blocked = {
  demo_school: 'यह डेमो स्कूल है: यहाँ नोटिस पढ़े जा सकते हैं, लिखे नहीं जा सकते।',
  not_editable: 'यह नोटिस लॉक है, इसमें बदलाव नहीं हो सकता।',
  not_reshareable: 'यह नोटिस फिर से साझा नहीं किया जा सकता।',
};

export const noticeForm: typeof formMessages = {
  title: 'Task Genie',
  editTitle: 'Task Genie में बदलाव करें',
  reshare:
    'यह नोटिस फिर से साझा हो रहा है: यह नए नोटिस के रूप में सेव होगा और पहला वैसा ही रहेगा। अनुवाद साथ आते हैं; शीर्षक या विवरण बदलने पर पढ़ने वालों को दिखेगा कि अनुवाद पुराने हैं।',
  close: 'बंद करें',

  grade: 'कक्षा',
  division: 'सेक्शन',
  club: 'क्लब',
  batch: 'बैच',
  readers: 'नोटिस किसके लिए',
  faculty: 'शिक्षक',
  students: 'विद्यार्थी',
  noticeTitle: 'शीर्षक',
  description: 'विवरण',
  shareDate: 'साझा करने की तिथि',
  dueDate: 'अंतिम तिथि',
  dueDateMandatory: 'अंतिम तिथि ज़रूरी है',
  notifyEmail: 'ईमेल से सूचना दें',
  notifyEmailHint: 'नोटिस जिनके लिए है, उन सबको ईमेल मिलेगा।',
  asksReceipt: 'पाठकों से पुष्टि माँगें',
  asksReceiptHint: 'हर पाठक से “मैंने यह पढ़ लिया” दबाने को कहा जाता है।',
  active: 'सक्रिय',
  activeHint: 'पढ़ने वालों को केवल सक्रिय नोटिस दिखते हैं।',
  video: 'वीडियो का लिंक',
  videoHint: 'YouTube, Vimeo या SharePoint। जोड़ने के लिए एंटर दबाएँ।',
  attachments: 'अटैचमेंट',

  pick: {
    all: 'सभी',
    done: 'हो गया',
    search: 'खोजें',
    loading: 'लोड हो रहा है…',
    noMatch: 'कुछ नहीं मिला',
    unavailable: 'सूची नहीं खुल सकी। अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
    chosen: (count) => plural(count, { other: '# चयनित' }),
    more: (count) => `+${formatNumber(count)}`,
  },
  gradePlaceholder: 'कक्षा चुनें',
  noGrades: 'ऐसी कोई कक्षा नहीं है जिसके साथ आप साझा कर सकें।',
  divisionPlaceholder: 'सेक्शन चुनें',
  noDivisions: 'इस कक्षा में कोई सेक्शन नहीं है।',
  allDivisions: 'सभी',
  allDivisionsHint: 'सेक्शन चुनने के लिए केवल एक कक्षा चुनें।',
  divisionsFailed: 'सेक्शन लोड नहीं हो सके।',
  clubPlaceholder: 'क्लब चुनें',
  noClubs: 'ऐसा कोई क्लब नहीं है जिसके साथ आप साझा कर सकें।',
  noGroup: {
    grade: {
      title: 'आप अभी कोई कक्षा नहीं पढ़ाते',
      text: 'इस स्कूल के नोटिस कक्षाओं को जाते हैं। अपने स्कूल के एडमिन से कहें कि आपको एक कक्षा दें; फिर आप यहाँ लिख सकेंगे।',
    },
    club: {
      title: 'आप अभी किसी क्लब में नहीं पढ़ाते',
      text: 'इस स्कूल के नोटिस क्लबों को जाते हैं। अपने स्कूल के एडमिन से कहें कि आपको एक क्लब दें; फिर आप यहाँ लिख सकेंगे।',
    },
  },
  batchPlaceholder: 'बैच चुनें',
  noBatches: 'इन क्लबों में कोई बैच नहीं है।',
  clubFirst: 'बैच चुनने के लिए पहले क्लब चुनें।',
  batchesFailed: 'बैच लोड नहीं हो सके।',
  batchOf: (club, batch) => `${isolate(club)} – ${isolate(batch)}`,
  clubWithoutBatch: (club) => `${isolate(club)} का भी एक बैच चुनें, या क्लब हटाएँ।`,
  choice: {
    all: 'सभी क्लब चुने गए हैं, इसलिए उनके सभी बैच भी चुने गए हैं।',
    fellGrades: (count) =>
      plural(count, {
        one: 'इस नोटिस की # कक्षा हटा दी गई, क्योंकि आप उसे अब नहीं चुन सकते।',
        other: 'इस नोटिस की # कक्षाएँ हटा दी गईं, क्योंकि आप उन्हें अब नहीं चुन सकते।',
      }),
    fellClubs: (count) =>
      plural(count, {
        one: 'इस नोटिस का # क्लब हटा दिया गया, क्योंकि आप उसे अब नहीं चुन सकते।',
        other: 'इस नोटिस के # क्लब हटा दिए गए, क्योंकि आप उन्हें अब नहीं चुन सकते।',
      }),
    fellDivisions: (count) =>
      plural(count, {
        one: '# सेक्शन हटा दिया गया, क्योंकि उसे अब नहीं चुना जा सकता।',
        other: '# सेक्शन हटा दिए गए, क्योंकि उन्हें अब नहीं चुना जा सकता।',
      }),
    fellBatches: (count) =>
      plural(count, {
        one: '# बैच हटा दिया गया, क्योंकि उसे अब नहीं चुना जा सकता।',
        other: '# बैच हटा दिए गए, क्योंकि उन्हें अब नहीं चुना जा सकता।',
      }),
    fellNamed: (names) => `हटाया गया, क्योंकि अब नहीं चुना जा सकता: ${isolate(names)}`,
  },

  characters: (used, most) => `${formatNumber(most)} में से ${formatNumber(used)} अक्षर`,

  date: {
    placeholder: 'वर्ष-महीना-दिन',
    open: 'कैलेंडर खोलें',
    close: 'कैलेंडर बंद करें',
    clear: 'तिथि हटाएँ',
    previous: 'पिछला',
    next: 'अगला',
    switchView: 'महीना चुनें',
    invalid: 'तिथि को वर्ष-महीना-दिन के रूप में लिखें, जैसे 2026-11-20।',
  },
  dateSetTo: (day) => `इसे ${isolate(day)} कर दिया गया है।`,

  videoList: 'इस नोटिस के वीडियो',
  removeVideo: (label) => `${isolate(label)} हटाएँ`,

  dropEarly: 'ऊपर की जानकारी भरने के बाद फ़ाइलें जोड़ी जा सकती हैं।',

  drop: {
    title: 'फ़ाइलें यहाँ छोड़ें',
    hint: `${extensions}; हर फ़ाइल ${fileSize} तक, ज़्यादा से ज़्यादा ${files} फ़ाइलें`,
    choose: 'फ़ाइलें चुनें',
    over: 'जोड़ने के लिए छोड़ें',
  },
  dropDemo: 'डेमो स्कूल में फ़ाइलें अपलोड नहीं की जा सकतीं।',
  dropFull: `एक नोटिस में ज़्यादा से ज़्यादा ${files} फ़ाइलें हो सकती हैं।`,

  fileList: 'इस नोटिस की फ़ाइलें',
  refused: {
    too_large: (name) => `${isolate(name)}: क्षमा करें, फ़ाइल केवल ${fileSize} तक की हो सकती है`,
    too_many: (name) => `${isolate(name)} नहीं जोड़ी गई: एक नोटिस में ज़्यादा से ज़्यादा ${files} फ़ाइलें हो सकती हैं।`,
  },
  noRoom: {
    disk: 'आपका नोटिस उनके बिना जा सकता है। कृपया सर्वर चलाने वाले को बताएँ।',
    limit: 'आपका नोटिस और फ़ाइलों के बिना जा सकता है।',
  },

  errors: {
    grade_required: 'कृपया कक्षा चुनें',
    division_required: 'कृपया सेक्शन चुनें',
    club_required: 'कृपया क्लब चुनें',
    batch_required: 'कृपया बैच चुनें',
    ...clubs,
    readers_required: readersRequired,
    title_required: 'नोटिस का शीर्षक ज़रूरी है',
    description_required: 'विवरण ज़रूरी है',
    ...places,
    ...tooLong,
    ...videos,
    ...dates,
  },

  sorry: 'क्षमा करें',
  success: 'सफल',
  warning: 'चेतावनी',
  error: 'गड़बड़ी',
  alerts: {
    grade_required: 'कृपया कक्षा चुनें।',
    division_required: 'कृपया सेक्शन चुनें।',
    club_required: 'कृपया क्लब चुनें।',
    batch_required: 'कृपया बैच चुनें।',
    ...clubs,
    readers_required: readersRequired,
    title_required: 'कृपया नोटिस का शीर्षक लिखें।',
    description_required: 'कृपया नोटिस का विवरण लिखें।',
    ...places,
    ...tooLong,
    ...videos,
    ...dates,
    ...blocked,
    uploads_failed: 'कुछ फ़ाइलें नहीं पहुँचीं। उनके लिए फिर कोशिश करें या उन्हें हटाएँ।',
    not_saved: 'कुछ गड़बड़ हो गई।',
    file_not_removed: 'कुछ गड़बड़ हो गई।',
  },
  noSections: (grade) => `कृपया ${isolate(grade)} में सेक्शन जोड़ें`,
  noBatchesIn: (club) => `कृपया ${isolate(club)} में बैच जोड़ें`,
  fileRemoved: 'फ़ाइल हटा दी गई।',

  blocked,

  submit: 'जमा करें',
  reset: 'रीसेट करें',
  resetTitle: 'फ़ॉर्म रीसेट करें?',
  resetText: 'आपने यहाँ जो भी बदला है, वह फिर वैसा हो जाएगा जैसा फ़ॉर्म खुलते समय था।',
  resetConfirm: 'रीसेट करें',
  resetCancel: 'लिखना जारी रखें',

  removeTitle: (name) => `${isolate(name)} हटाएँ?`,
  removeText: 'आप फ़ॉर्म जमा करें या न करें, यह नोटिस से सबके लिए तुरंत हट जाएगी।',
  removeConfirm: 'हटाएँ',
  removeCancel: 'फ़ाइल रखें',

  loading: 'फ़ॉर्म लोड हो रहा है',
  loadFailed: 'फ़ॉर्म नहीं खुल सका।',
  loadFailures: {
    unreachable: 'इंटरनेट नहीं है। कृपया अपना इंटरनेट कनेक्शन जाँचें।',
    unauthorized: 'आपके लॉग इन का समय समाप्त हो गया है।',
    not_found: 'यह नोटिस अब उपलब्ध नहीं है।',
    unexpected: 'कुछ समस्या है, फिर से कोशिश करें!!!',
  },
  tryAgain: 'फिर कोशिश करें',

  restored: 'आपका बिना भेजा काम वापस आ गया है।',
  restoredText: 'यह आपके लिए रखा हुआ था।',
  discardDraft: 'इसे मिटाएँ',
  notKept: 'यह ब्राउज़र ड्राफ़्ट नहीं रखता।',
  notKeptText: 'जमा करने से पहले पेज बंद हो जाए, तो आपका लिखा हुआ मिट जाएगा।',

  waiting: (count) =>
    plural(count, { one: '# फ़ाइल अभी अपलोड हो रही है।', other: '# फ़ाइलें अभी अपलोड हो रही हैं।' }),
  waitingText: 'फ़ाइलें पहुँचते ही नोटिस भेज दिया जाएगा।',
  waitingOffline: 'आप ऑफ़लाइन हैं। कनेक्शन लौटने पर काम अपने आप आगे बढ़ेगा।',
  backToForm: 'फ़ॉर्म पर लौटें',
  saving: 'नोटिस भेजा जा रहा है',
  unsentOffline: 'आप ऑफ़लाइन हैं: नोटिस अभी नहीं भेजा गया।',
  unsent: 'सर्वर से जवाब नहीं मिला।',
  unsentKept: 'नोटिस इसी डिवाइस पर रखा है; कनेक्शन लौटने पर एक ही बार भेजा जाएगा।',
  unsentNotKept: 'यह पेज खुला रखें; कनेक्शन लौटने पर नोटिस एक ही बार भेजा जाएगा।',
  unsentOnlineKept: 'नोटिस इसी डिवाइस पर रखा है। कितनी भी बार कोशिश करें, यह एक ही बार भेजा जाएगा।',
  unsentOnlineNotKept: 'यह पेज खुला रखें। कितनी भी बार कोशिश करें, नोटिस एक ही बार भेजा जाएगा।',
  inDoubt:
    'पिछली कोशिश का जवाब नहीं मिला। जमा करने पर पहले देखा जाएगा कि वह पहुँची या नहीं, ताकि कुछ भी दो बार न जाए।',
  signedOut: 'आप लॉग आउट हैं।',
  signedOutKept: 'आपका लिखा हुआ इसी डिवाइस पर रखा है। फिर से लॉग इन करें और वह वापस आ जाएगा।',
  signedOutNotKept: 'आगे बढ़ने के लिए इसी टैब में फिर से लॉग इन करें; यह ब्राउज़र ड्राफ़्ट नहीं रखता।',

  conflict: 'इस बीच यह नोटिस बदल गया है।',
  conflictText:
    'किसी ने इसे दूसरे टैब या दूसरे डिवाइस पर सेव किया है। “मेरा रखें” से उसकी जगह आपका लिखा हुआ भेजा जाएगा। “उनका लें” से नया नोटिस खुलेगा और यहाँ आपका लिखा हुआ मिट जाएगा।',
  compare: 'तुलना करें और मिलाएँ',
  keepMine: 'मेरा रखें',
  takeTheirs: 'उनका लें',

  closing: 'बिना भेजे बंद करें?',
  closingText: 'नोटिस अभी नहीं भेजा गया है।',
  closingKeptText: 'ड्राफ़्ट इसी डिवाइस पर रहेगा और फ़ॉर्म फिर खोलने पर वापस आ जाएगा।',
  keepEditing: 'लिखना जारी रखें',
  keepDraft: 'ड्राफ़्ट रखें',
  discard: 'मिटाएँ',
};
