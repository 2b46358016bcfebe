import { isolate } from '../words/isolate.ts';
import type { startCodeMessages } from './messages.en.ts';

export const startCode: typeof startCodeMessages = {
  title: (name) => `${isolate(name)} अब लॉग इन कर सकते हैं`,
  text: (loginName) =>
    `यूज़रनेम ${isolate(loginName)}। यह कोड केवल एक बार दिखता है: इसे अभी दे दें। यही पासवर्ड है, और लॉग इन करते ही अपना पासवर्ड चुनना होगा।`,
  goneTitle: (name) => `${isolate(name)} जोड़े गए`,
  gone: 'कोड पहले दिखाया जा चुका है और कहीं रखा नहीं गया। सूची में उन्हें नया कोड दें।',
  copy: 'कोड कॉपी करें',
  copied: 'कॉपी हुआ',
  failed: 'कॉपी नहीं हो सका। इसे चुनकर हाथ से कॉपी करें।',
  done: 'हो गया',
  ask: (name) => `${isolate(name)} को नया कोड दें?`,
  askText: 'उनका पासवर्ड और जो कुछ उन्होंने खोल रखा है, वह समाप्त हो जाएगा।',
  yes: 'नया कोड दें',
  cancel: 'रद्द करें',
};
