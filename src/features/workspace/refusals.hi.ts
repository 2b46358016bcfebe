import type { workspaceCalls } from '#contract/workspace/workspace.calls.gen.ts';
import type {
  addAssetRefusals,
  attachProgramRefusals,
  closedWorkspaceRefusals,
  conflictRefusals,
  saveProgramRefusals,
} from '#contract/workspace/workspace.refusals.ts';
import { workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import { uploadRefused as upload } from '#src/lib/upload/upload-refusals.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const otherYear = ({ year }: { year: string }) =>
  `यह प्रोजेक्ट वर्ष ${isolate(year)} का है। आपका प्रोग्राम पढ़ा जा सकता है।`;
const closed: Messages<typeof closedWorkspaceRefusals> = {
  demo_school: 'यह डेमो स्कूल है: यहाँ प्रोग्राम दिखाए जाते हैं, रखे नहीं जाते।',
  not_given: 'यह प्रोजेक्ट अब आपको नहीं दिया गया है। आपका प्रोग्राम पढ़ा जा सकता है।',
  project_archived: 'यह प्रोजेक्ट अब इस्तेमाल में नहीं है। आपका प्रोग्राम पढ़ा जा सकता है।',
  other_year: otherYear,
  approved: 'यह प्रोजेक्ट स्वीकृत है। इसका प्रोग्राम जैसा है वैसा ही रहेगा।',
  tool_changed: 'यह प्रोजेक्ट अब दूसरे उपकरण से बनता है। आपका प्रोग्राम पढ़ा जा सकता है।',
  exam_over: 'यह जमा हो चुका है। यह वैसा ही रहेगा जैसा तब सेव था।',
};
const conflict: Messages<typeof conflictRefusals> = {
  program_conflict: ({ device }) =>
    `${device === '' ? 'यह प्रोग्राम दूसरे डिवाइस या दूसरे टैब में बदला गया है।' : `यह प्रोग्राम ${isolate(device)} पर बदला गया है।`} कुछ भी खोया नहीं है: दोनों को मिलाकर देखें और चुनें।`,
};
const damaged = 'प्रोग्राम ख़राब है और सेव नहीं हुआ। पिछली बार सेव किया गया प्रोग्राम अब भी है।';
const save: Messages<typeof saveProgramRefusals> = {
  ...closed,
  ...conflict,
  no_program: 'कृपया पहले प्रोग्राम चलाएँ।',
  program_too_large: ({ most }) => `इस उपकरण का प्रोग्राम अधिक से अधिक ${formatNumber(most)} MB का हो सकता है।`,
  bad_program: ({ what }) =>
    ({
      kind: 'यह इस उपकरण का प्रोग्राम नहीं है।',
      names: 'प्रोग्राम की दो फ़ाइलों का नाम एक ही है। किसी एक का नाम बदलें।',
      archive: damaged,
      project: damaged,
    })[what],
  costume_script: ({ costume, sprite }) =>
    `${sprite === '' ? '' : `${isolate(sprite)} की `}पोशाक ${isolate(costume)} में स्क्रिप्ट है। उस पोशाक को डिलीट करें और फिर सेव करें।`,
  picture_script: 'बनाए गए चित्र की एक तस्वीर में स्क्रिप्ट है। उस तस्वीर को डिलीट करें और फिर सेव करें।',
  unfinished_upload: upload.unfinished_upload,
  uploads_under_way: upload.uploads_under_way,
  uploads_hour: upload.uploads_hour,
  uploads_bytes: upload.uploads_bytes,
  empty_program: 'प्रोग्राम ख़ाली है। आपका बनाया हुआ इससे तभी बदलेगा जब आप ख़ुद सेव करेंगे।',
};
const move = { ...closed, ...conflict };
const addAsset: Messages<typeof addAssetRefusals> = {
  ...closed,
  ...upload,
  too_many_assets: `एक प्रोग्राम में अधिक से अधिक ${formatNumber(workspaceLimits.assets)} चित्र और ध्वनियाँ हो सकती हैं। जो नहीं चाहिए उसे डिलीट करें।`,
};
const detach = {
  demo_school: 'यह डेमो स्कूल है: यहाँ कुछ अपलोड, डिलीट या जमा नहीं होता।',
  in_review: 'यह प्रोजेक्ट आपके शिक्षक के पास जाँच के लिए है। उनके कहने पर आप इसे बदल सकते हैं।',
  approved: 'यह प्रोजेक्ट स्वीकृत है। यह जैसा है वैसा ही रहेगा।',
  not_given: 'यह प्रोजेक्ट अब आपको नहीं दिया गया है। जो जमा किया गया, वह पढ़ा जा सकता है।',
  project_archived: 'यह प्रोजेक्ट अब इस्तेमाल में नहीं है। जो जमा किया गया, वह पढ़ा जा सकता है।',
  other_year: ({ year }: { year: string }) =>
    `यह प्रोजेक्ट वर्ष ${isolate(year)} का है। जो जमा किया गया, वह पढ़ा जा सकता है।`,
  stale: 'इस बीच यह कहीं और बदल दिया गया।',
};
const noProject = 'अपलोड करने के लिए कोई प्रोजेक्ट नहीं है।';
const attach: Messages<typeof attachProgramRefusals> = { ...detach, no_project: noProject };
const tooMany = `एक फ़ाइल के लिए ${formatNumber(workspaceLimits.programsAtOnce)} से ज़्यादा प्रोग्राम बहुत हैं। एक कक्षा चुनें।`;

export const workspaceRefusals: RefusalsIn<typeof workspaceCalls> = {
  'compiler-zip': {
    no_project: noProject,
    zip_soon: 'आपका कोड जल्द ही ज़िप होगा। कृपया बाद में फिर कोशिश करें।',
    too_many_programs: tooMany,
  },
  'save-workspace-program': save,
  saveComplierWorkspaceProgram: save,
  'similar-programs': { too_many_programs: tooMany },
  updateZipUrl: {
    demo_school: closed.demo_school,
    no_outside_compiler:
      'प्रोग्राम यहीं रखे जाते हैं। Banyan के बाहर ऐसा कोई कंपाइलर नहीं लगाया गया है जो प्रोग्राम भेज सके।',
  },
  'workspace-asset-add': addAsset,
  'workspace-asset-remove': closed,
  'workspace-program-remove': detach,
  'workspace-start-over': move,
  'workspace-upload': attach,
  'workspace-version-restore': move,
};
