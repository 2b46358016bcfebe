import type { messages } from './messages.en.ts';

export const helpMedia: typeof messages = {
  onboarding: 'परिचय वीडियो',
  close: 'बंद करें',
  loading: 'वीडियो लोड हो रहा है',
  none: 'अभी आपके लिए कोई वीडियो नहीं है।',
  failed: 'वीडियो लोड नहीं हो सका।',
  failedText: 'कृपया अपना इंटरनेट कनेक्शन जाँचें।',
  retry: 'फिर कोशिश करें',
  gone: 'यह वीडियो उपलब्ध नहीं है।',
  goneText: 'हो सकता है लिंक पुराना हो, या वीडियो सबके लिए न हो।',
  toStart: 'Banyan पर जाएँ',
  privacy: 'गोपनीयता नीति',
  terms: 'सेवा की शर्तें',
  download: 'डाउनलोड करें',
};
