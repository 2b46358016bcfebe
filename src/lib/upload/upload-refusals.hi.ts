import type { BadContentFacts } from '#contract/files/bad-content.ts';
import type { uploadRefusals } from '#contract/files/upload.refusals.ts';
import { longestFileName } from '#contract/files/upload-policies.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import { uploadRoom } from './room-messages.hi.ts';

const kinds: Readonly<Record<string, string>> = {
  mp4: 'MP4 वीडियो',
  pdf: 'PDF',
  jpg: 'JPG तस्वीर',
  jpeg: 'JPG तस्वीर',
  png: 'PNG तस्वीर',
  docx: 'Word दस्तावेज़ (docx)',
  doc: 'Word दस्तावेज़ (doc)',
  ppt: 'PowerPoint फ़ाइल (ppt)',
  pptx: 'PowerPoint फ़ाइल (pptx)',
  xlsx: 'Excel फ़ाइल (xlsx)',
  xls: 'Excel फ़ाइल (xls)',
  zip: 'zip फ़ाइल',
  gif: 'GIF तस्वीर',
  mp3: 'MP3 ऑडियो',
  wav: 'WAV ऑडियो',
  rar: 'rar फ़ाइल',
  txt: 'सादा टेक्स्ट',
  csv: 'सादे टेक्स्ट की तालिका (csv)',
  ppsx: 'PowerPoint शो (ppsx)',
  xlsm: 'मैक्रो वाली Excel फ़ाइल (xlsm)',
  sjr: 'ScratchJr प्रोजेक्ट',
  sb3: 'Scratch प्रोजेक्ट',
};
const kindOf = (extension: string) => isolate(kinds[extension] ?? extension);

const faults = {
  damaged: 'ख़राब है या पूरी सेव नहीं हुई थी। इसे फिर से सेव करके दोबारा कोशिश करें।',
  macros: 'में मैक्रो (छोटे प्रोग्राम) हैं। इसे मैक्रो के बिना सेव करके दोबारा कोशिश करें।',
  locked: 'पर पासवर्ड लगा है। इसे पासवर्ड के बिना सेव करके दोबारा कोशिश करें।',
  unsafe_names: 'में असुरक्षित नाम वाली एक फ़ाइल है। zip फिर से बनाकर दोबारा कोशिश करें।',
};

function badContent({ name, fault, extension, really }: BadContentFacts): string {
  if (fault !== 'mismatch') return `${isolate(name)} ${faults[fault]}`;
  return really in kinds && really !== extension
    ? `${isolate(name)} ${kindOf(extension)} नहीं लगती: यह ${kindOf(really)} है। इसके नाम का अंत .${really} करके दोबारा कोशिश करें।`
    : `${isolate(name)} ${kindOf(extension)} नहीं लगती। इसे फिर से सेव करके दोबारा कोशिश करें।`;
}

export const uploadRefused: Messages<typeof uploadRefusals> = {
  bad_extension: ({ name, why, endings }) =>
    why === 'kind'
      ? `क्षमा करें, ${isolate(name)} मान्य नहीं है। ये फ़ाइलें जोड़ी जा सकती हैं: ${isolate(endings)}`
      : `${isolate(name)} का नाम बहुत लंबा है। इसे अधिकतम ${formatNumber(longestFileName)} अक्षरों का करके दोबारा कोशिश करें।`,
  bad_content: badContent,
  empty_file: ({ name, why }) =>
    why === 'empty'
      ? `${isolate(name)} खाली है। दूसरी फ़ाइल चुनकर दोबारा कोशिश करें।`
      : `${isolate(name)} में कोई फ़ाइल नहीं है। दूसरी फ़ाइल चुनकर दोबारा कोशिश करें।`,
  file_too_large: ({ most }) => `क्षमा करें, फ़ाइल केवल ${formatNumber(most)} MB तक की हो सकती है`,
  file_too_large_for: ({ most, extension }) =>
    `कृपया ${extension} की अधिकतम ${formatNumber(most)} MB की फ़ाइल अपलोड करें।`,
  archive_bomb: ({ name }) =>
    `${isolate(name)} खोलने पर बहुत ज़्यादा बड़ी हो जाएगी। इसे छोटी फ़ाइलों में बाँटकर दोबारा कोशिश करें।`,
  image_too_large: ({ name }) => `${isolate(name)} में 5 करोड़ से अधिक पिक्सेल हैं। तस्वीर छोटी करके दोबारा कोशिश करें।`,
  unfinished_upload: 'फ़ाइल पूरी नहीं पहुँची। फिर कोशिश करें।',
  uploads_under_way: ({ scope, most }) => uploadRoom.met[scope].under_way(formatNumber(most)),
  uploads_hour: ({ scope, most, minutes }) =>
    `${uploadRoom.met[scope].hour(formatNumber(most))} ${uploadRoom.againIn(minutes)}`,
  uploads_bytes: ({ scope, most }) => uploadRoom.met[scope].bytes(formatSize(most)),
};
