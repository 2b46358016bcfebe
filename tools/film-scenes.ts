import type { Locator, Page } from '@playwright/test';

/** What a caption says, in every language of the product; a film has no voice. */
type Caption = Readonly<Record<'en' | 'hi' | 'ur', string>>;

export interface Scene {
  /** The address the scene begins at; left out: where the last one ended. */
  readonly at?: string;
  readonly act?: (page: Page) => Promise<void>;
  /** What a ring is drawn around. */
  readonly mark?: (page: Page) => Locator;
  readonly says: Caption;
}

export interface Film {
  readonly name: 'admin' | 'student' | 'teacher';
  readonly login: string;
  readonly scenes: readonly Scene[];
}

const openFirstNotice = async (page: Page) => {
  await page.locator('main li button').first().click();
  await page.getByRole('dialog').waitFor();
};
const line = (name: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

const help: Scene = {
  at: '/helpdesk/HelpDesk',
  says: {
    en: 'Help answers your questions at once. If it does not know, the helpdesk does.',
    hi: 'मदद आपके सवालों का तुरंत जवाब देती है। उसे न पता हो तो हेल्पडेस्क बताता है।',
    ur: 'مدد آپ کے سوالوں کا فوراً جواب دیتی ہے۔ اسے معلوم نہ ہو تو ہیلپ ڈیسک بتاتا ہے۔',
  },
};
const display: Scene = {
  mark: (page) => page.locator('[name=language]'),
  says: {
    en: 'Choose your language and the theme here. It works on a phone too.',
    hi: 'अपनी भाषा और थीम यहाँ चुनें। यह फ़ोन पर भी चलता है।',
    ur: 'اپنی زبان اور تھیم یہاں چنیں۔ یہ فون پر بھی چلتا ہے۔',
  },
};
const bell: Scene = {
  mark: (page) => page.getByRole('button', { name: /notification/i }).first(),
  says: {
    en: 'The bell tells you of everything new. Press a line, and it opens.',
    hi: 'घंटी हर नई बात बताती है। किसी पंक्ति को दबाएँ और वह खुल जाती है।',
    ur: 'گھنٹی ہر نئی بات بتاتی ہے۔ کسی سطر کو دبائیں اور وہ کھل جاتی ہے۔',
  },
};

export const films: readonly Film[] = [
  {
    name: 'teacher',
    login: 'F00001',
    scenes: [
      {
        at: '/myteaching/dashboard?tab=active',
        says: {
          en: 'This is your dashboard. Notices of your grades are on the board.',
          hi: 'यह आपका डैशबोर्ड है। आपकी कक्षाओं के नोटिस बोर्ड पर हैं।',
          ur: 'یہ آپ کا ڈیش بورڈ ہے۔ آپ کی جماعتوں کے نوٹس بورڈ پر ہیں۔',
        },
      },
      {
        mark: (page) => page.getByRole('button', { name: 'Add notice' }).first(),
        says: {
          en: 'Press “Add notice” to write to your students.',
          hi: 'अपने विद्यार्थियों को लिखने के लिए “Add notice” वाला बटन दबाएँ।',
          ur: 'اپنے طلبہ کو لکھنے کے لیے نوٹس شامل کرنے کا بٹن دبائیں۔',
        },
      },
      {
        at: '/myteaching/dashboard?form=add&notice=0',
        act: (page) => page.getByRole('dialog').getByRole('textbox').first().waitFor(),
        says: {
          en: 'Choose the grade and the division, and who reads it.',
          hi: 'कक्षा और सेक्शन चुनें, और यह कि इसे कौन पढ़े।',
          ur: 'جماعت اور سیکشن چنیں، اور یہ کہ اسے کون پڑھے۔',
        },
      },
      {
        act: (page) =>
          page
            .getByRole('dialog')
            .getByRole('textbox', { name: /^Title/ })
            .fill('Bring your model on Monday'),
        mark: (page) => page.getByRole('dialog').getByRole('textbox', { name: /^Title/ }),
        says: {
          en: 'Write a title and a description. Add files, videos and a due date if you like, then submit.',
          hi: 'शीर्षक और विवरण लिखें। चाहें तो फ़ाइलें, वीडियो और अंतिम तिथि जोड़ें, फिर जमा करें।',
          ur: 'عنوان اور تفصیل لکھیں۔ چاہیں تو فائلیں، ویڈیوز اور آخری تاریخ شامل کریں، پھر جمع کرائیں۔',
        },
      },
      {
        at: '/myteaching/dashboard?tab=active',
        act: openFirstNotice,
        says: {
          en: 'Press a notice to read it. Its files open in the page.',
          hi: 'पढ़ने के लिए नोटिस दबाएँ। उसकी फ़ाइलें पेज में ही खुलती हैं।',
          ur: 'پڑھنے کے لیے نوٹس دبائیں۔ اس کی فائلیں صفحے میں ہی کھلتی ہیں۔',
        },
      },
      {
        at: '/mystudent',
        says: {
          en: 'My students lists everybody you teach.',
          hi: '“मेरे विद्यार्थी” में वे सब हैं जिन्हें आप पढ़ाते हैं।',
          ur: '”میرے طلبہ“ میں وہ سب ہیں جنہیں آپ پڑھاتے ہیں۔',
        },
      },
      {
        at: '/myteaching/curriculum',
        says: {
          en: 'Curriculum shows the projects your school has chosen.',
          hi: 'पाठ्यक्रम में वे प्रोजेक्ट हैं जो आपके स्कूल ने चुने हैं।',
          ur: 'نصاب میں وہ پروجیکٹ ہیں جو آپ کے اسکول نے چنے ہیں۔',
        },
      },
      {
        mark: (page) => page.getByRole('button', { name: /^Share screen/i }).first(),
        says: {
          en: 'Share screen shows your screen to a division. Nothing is recorded.',
          hi: 'स्क्रीन साझा करने पर एक सेक्शन आपकी स्क्रीन देखता है। कुछ रिकॉर्ड नहीं होता।',
          ur: 'اسکرین شیئر کرنے پر ایک سیکشن آپ کی اسکرین دیکھتا ہے۔ کچھ ریکارڈ نہیں ہوتا۔',
        },
      },
      bell,
      help,
    ],
  },
  {
    name: 'student',
    login: 'S00039',
    scenes: [
      {
        at: '/student',
        says: {
          en: 'This is your home. What is due this week comes first.',
          hi: 'यह आपका होम है। इस सप्ताह का बाकी काम पहले आता है।',
          ur: 'یہ آپ کا ہوم ہے۔ اس ہفتے کا باقی کام پہلے آتا ہے۔',
        },
      },
      {
        at: '/student?tab=active',
        says: {
          en: 'Active has all notices for you. New ones have a mark.',
          hi: '“सक्रिय” में आपके सभी नोटिस हैं। नए पर निशान होता है।',
          ur: '”فعال“ میں آپ کے سب نوٹس ہیں۔ نئے پر نشان ہوتا ہے۔',
        },
      },
      {
        act: openFirstNotice,
        says: {
          en: 'Press a notice to read it.',
          hi: 'पढ़ने के लिए नोटिस दबाएँ।',
          ur: 'پڑھنے کے لیے نوٹس دبائیں۔',
        },
      },
      {
        mark: (page) => page.getByRole('dialog'),
        says: {
          en: 'Its files, pictures and films open right here. You can download and print them.',
          hi: 'उसकी फ़ाइलें, तस्वीरें और फ़िल्में यहीं खुलती हैं। आप डाउनलोड और प्रिंट कर सकते हैं।',
          ur: 'اس کی فائلیں، تصویریں اور فلمیں یہیں کھلتی ہیں۔ آپ ڈاؤن لوڈ اور پرنٹ کر سکتے ہیں۔',
        },
      },
      { at: '/student?tab=active', ...bell },
      {
        mark: (page) => page.getByRole('banner'),
        says: {
          en: 'When your teacher shares a screen, an offer to watch appears up here.',
          hi: 'जब आपके शिक्षक स्क्रीन साझा करते हैं, तो देखने का बटन यहाँ ऊपर आता है।',
          ur: 'جب آپ کے استاد اسکرین شیئر کرتے ہیں تو دیکھنے کا بٹن یہاں اوپر آتا ہے۔',
        },
      },
      {
        mark: line('Home'),
        says: {
          en: 'The menu leads you home from everywhere.',
          hi: 'मेन्यू हर जगह से आपको होम पर ले जाता है।',
          ur: 'مینو ہر جگہ سے آپ کو ہوم پر لے جاتا ہے۔',
        },
      },
      display,
      help,
    ],
  },
  {
    name: 'admin',
    login: 'A00001',
    scenes: [
      {
        at: '/admin/dashboard',
        says: {
          en: 'This is your dashboard: your school in figures, and its notices.',
          hi: 'यह आपका डैशबोर्ड है: आँकड़ों में आपका स्कूल, और उसके नोटिस।',
          ur: 'یہ آپ کا ڈیش بورڈ ہے: اعداد میں آپ کا اسکول، اور اس کے نوٹس۔',
        },
      },
      {
        at: '/admin/classes',
        says: {
          en: 'Begin with the grades of your school and their divisions.',
          hi: 'अपने स्कूल की कक्षाओं और उनके सेक्शनों से शुरू करें।',
          ur: 'اپنے اسکول کی جماعتوں اور ان کے سیکشنوں سے شروع کریں۔',
        },
      },
      {
        at: '/admin/faculty',
        says: {
          en: 'Add your teachers, and say which divisions they teach.',
          hi: 'अपने शिक्षकों को जोड़ें, और बताएँ कि वे कौन से सेक्शन पढ़ाते हैं।',
          ur: 'اپنے اساتذہ شامل کریں، اور بتائیں کہ وہ کون سے سیکشن پڑھاتے ہیں۔',
        },
      },
      {
        at: '/admin/students',
        says: {
          en: 'Add students one by one here.',
          hi: 'विद्यार्थियों को यहाँ एक-एक करके जोड़ें।',
          ur: 'طلبہ کو یہاں ایک ایک کر کے شامل کریں۔',
        },
      },
      {
        at: '/admin/imports',
        says: {
          en: 'Or import everybody from a file. You see what would change before it does.',
          hi: 'या सबको एक फ़ाइल से लाएँ। बदलने से पहले आप देखते हैं कि क्या बदलेगा।',
          ur: 'یا سب کو ایک فائل سے لائیں۔ بدلنے سے پہلے آپ دیکھتے ہیں کہ کیا بدلے گا۔',
        },
      },
      {
        at: '/admin/students',
        mark: (page) => page.getByRole('button', { name: 'Sign-in sheets' }).first(),
        says: {
          en: 'Print a card with a code for the first sign-in of each student.',
          hi: 'हर विद्यार्थी के पहले लॉग इन के लिए कोड वाला कार्ड छापें।',
          ur: 'ہر طالب علم کے پہلے لاگ ان کے لیے کوڈ والا کارڈ چھاپیں۔',
        },
      },
      {
        at: '/admin/curriculum',
        says: {
          en: 'Choose the projects of each grade and club.',
          hi: 'हर कक्षा और क्लब के प्रोजेक्ट चुनें।',
          ur: 'ہر جماعت اور کلب کے پروجیکٹ چنیں۔',
        },
      },
      {
        at: '/admin/settings',
        says: {
          en: 'School settings say what students and teachers may do.',
          hi: 'स्कूल की सेटिंग बताती है कि विद्यार्थी और शिक्षक क्या कर सकते हैं।',
          ur: 'اسکول کی ترتیبات بتاتی ہیں کہ طلبہ اور اساتذہ کیا کر سکتے ہیں۔',
        },
      },
      display,
      help,
    ],
  },
];
