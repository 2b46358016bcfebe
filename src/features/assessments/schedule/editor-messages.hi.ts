import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { editorMessages } from './editor-messages.en.ts';

export const assessmentEditor: typeof editorMessages = {
  editTitle: 'मूल्यांकन में बदलाव करें',
  copyTitle: 'मूल्यांकन फिर से दें',
  text: 'जब तक आप इसे विद्यार्थियों को नहीं देते, उन्हें कुछ नहीं दिखता।',
  sections: {
    what: 'मूल्यांकन',
    questions: 'प्रश्न',
    audience: 'किन्हें देना है',
    times: 'कब',
    rules: 'इसे कैसे दिया जाए',
  },
  fields: {
    items: 'प्रश्न, अपने क्रम में',
    groups: 'सेक्शन, क्लब और बैच',
    students: 'और विद्यार्थी, एक-एक करके',
    assessment_date: 'खुलने का दिन',
    start_time: 'खुलने का समय',
    last_start_date: 'शुरू करने का अंतिम दिन',
    last_start_time: 'शुरू करने का अंतिम समय',
    end_date: 'बंद होने का दिन',
    end_time: 'बंद होने का समय',
  },
  day: 'दिन',
  time: 'समय',
  studentsHint: 'ऊपर के समूहों के अलावा वे विद्यार्थी जिन्हें आप पढ़ाते हैं।',
  otherGroup: 'एक समूह जिसे आप नहीं पढ़ाते',
  everyGrade: 'हर कक्षा',
  wholeGroup: (name) => `पूरा ${isolate(name)}`,
  chooseWho: 'चुनें कि इसे कौन देगा।',
  counting: 'विद्यार्थी गिने जा रहे हैं',
  reaches: (count) =>
    count === 0
      ? 'आपने जो चुना उसमें कोई विद्यार्थी नहीं है। यह किसी को नहीं मिलेगा।'
      : `यह ${formatNumber(count)} विद्यार्थियों के लिए है।`,
  back: 'वापस',
  keepDraft: 'ड्राफ़्ट के रूप में रखें',
  give: 'विद्यार्थियों को दें',
  save: 'सेव करें',
  unsaved: {
    title: 'यह पेज छोड़ें?',
    text: 'यह सेव नहीं हुआ। आपने जो लिखा, वह आपके लौटने तक इस डिवाइस पर रहेगा।',
    stay: 'लिखना जारी रखें',
    leave: 'छोड़ें',
  },
  fixed: 'एक विद्यार्थी शुरू कर चुका है, इसलिए यह वैसा ही रहेगा।',
  startedText: 'आप अब भी नाम, अवधि, बंद होने का समय और शुरू करने का अंतिम समय बदल सकते हैं।',
  yes: 'हाँ',
  no: 'नहीं',
  leftOut: (count) =>
    `${formatNumber(count)} प्रश्न अब इस्तेमाल में नहीं हैं या आप उन्हें इस्तेमाल नहीं कर सकते। उन्हें छोड़ दिया गया है।`,
  lineOf: (drawn, marks) =>
    [...(drawn > 0 ? [`${formatNumber(drawn)} चुने जाते हैं`] : []), `${formatNumber(marks, 2)} अंक`].join(', '),
  preview: 'विद्यार्थी की तरह देखें',
  noQuestionYet: 'पहले प्रश्न चुनें।',
  previewTitle: 'एक विद्यार्थी का प्रश्नपत्र',
  previewText: 'आप उत्तर देकर देख सकते हैं। कुछ सेव नहीं होता, और कोई विद्यार्थी इसे नहीं देखता।',
  another: 'दूसरे विद्यार्थी की तरह',
  questionCount: (count, marks) => `${formatNumber(count)} प्रश्न, ${formatNumber(marks, 2)} अंक`,
  noTopicText: 'पहले प्रश्न बैंक में कोई विषय और प्रश्न जोड़ें।',
  noMatch: 'इन शब्दों वाला कोई प्रश्न नहीं है।',
  tickFirst: 'पहले प्रश्नों पर निशान लगाएँ।',
  suggest: 'प्रश्न सुझाएँ',
  again: 'फिर से दें',
  takeBack: {
    open: 'वापस लें',
    title: 'यह मूल्यांकन वापस लें?',
    text: 'विद्यार्थी इसे अब नहीं देखेंगे। यह फिर आपका ड्राफ़्ट होगा, और आप इसे बाद में दे सकते हैं।',
    yes: 'वापस लें',
    done: 'मूल्यांकन फिर से ड्राफ़्ट है।',
  },
  close: {
    open: 'अभी बंद करें',
    title: 'यह मूल्यांकन अभी बंद करें?',
    text: 'अब कोई शुरू नहीं कर सकेगा। जो विद्यार्थी काम कर रहे हैं, उनका लिखा हुआ अभी जमा हो जाएगा। आप उसे हमेशा की तरह जाँचेंगे।',
    reason: 'यह क्यों बंद हो रहा है (विद्यार्थी इसे पढ़ेंगे)',
    yes: 'अभी बंद करें',
    done: 'मूल्यांकन बंद हो गया।',
  },
};
