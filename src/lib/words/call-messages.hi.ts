import type { callMessages } from './call-messages.en.ts';

export const calls: typeof callMessages = {
  wrong: 'कुछ गड़बड़ हुई।',
  no_internet: 'इंटरनेट नहीं है। कृपया अपना कनेक्शन जाँचें।',
  malformed: 'उत्तर अपेक्षित रूप में नहीं है।',
  not_a_file: 'उत्तर कोई फ़ाइल नहीं है।',
};
