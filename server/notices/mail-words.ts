import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';

export interface MailWords {
  readonly hello: (name: string) => string;
  readonly shared: (sender: string, title: string) => string;
  /** Reminders: the author waits for a receipt, or only for a reader. */
  readonly confirm: (title: string) => string;
  readonly waits: (title: string) => string;
  readonly dueOn: (day: string) => string;
  readonly readIt: (address: string) => string;
  readonly newNotices: (count: number) => string;
  readonly theseWereShared: string;
}

const english: MailWords = {
  hello: (name) => `Hello ${name},`,
  shared: (sender, title) => `${sender} shared a notice with you: ${title}`,
  confirm: (title) => `Please read this notice and confirm that you have: ${title}`,
  waits: (title) => `This notice still waits for you: ${title}`,
  dueOn: (day) => `Due on ${day}`,
  readIt: (address) => `Read it with its attachments: ${address}`,
  newNotices: (count) => (count === 1 ? 'a new notice' : `${count} new notices`),
  theseWereShared: 'These notices were shared with you:',
};

const hindi: MailWords = {
  hello: (name) => `नमस्ते ${name},`,
  shared: (sender, title) => `${sender} ने आपके साथ एक नोटिस साझा किया है: ${title}`,
  confirm: (title) => `कृपया यह नोटिस पढ़ें और पुष्टि करें कि आपने पढ़ लिया है: ${title}`,
  waits: (title) => `यह नोटिस अब भी आपके पढ़ने के लिए है: ${title}`,
  dueOn: (day) => `अंतिम तिथि: ${day}`,
  readIt: (address) => `अटैचमेंट के साथ यहाँ पढ़ें: ${address}`,
  newNotices: (count) => (count === 1 ? 'एक नया नोटिस' : `${count} नए नोटिस`),
  theseWereShared: 'आपके साथ ये नोटिस साझा किए गए हैं:',
};

const urdu: MailWords = {
  hello: (name) => `السلام علیکم ${name}،`,
  shared: (sender, title) => `${sender} نے آپ کے ساتھ ایک نوٹس شیئر کیا ہے: ${title}`,
  confirm: (title) => `براہ کرم یہ نوٹس پڑھیں اور تصدیق کریں کہ آپ نے پڑھ لیا ہے: ${title}`,
  waits: (title) => `یہ نوٹس ابھی آپ کے پڑھنے کے لیے باقی ہے: ${title}`,
  dueOn: (day) => `آخری تاریخ: ${day}`,
  readIt: (address) => `اٹیچمنٹس کے ساتھ یہاں پڑھیں: ${address}`,
  newNotices: (count) => (count === 1 ? 'ایک نیا نوٹس' : `${count} نئے نوٹس`),
  theseWereShared: 'آپ کے ساتھ یہ نوٹس شیئر کیے گئے ہیں:',
};

const written: Partial<Record<TranslationLanguage, MailWords>> = { hi: hindi, ur: urdu };

/** English for originals, and for languages that the product itself does not speak. */
export const mailWordsIn = (language: TranslationLanguage | null): MailWords =>
  (language && written[language]) ?? english;
