/** What people read, in each language; of a list its things, such as Books. */
export interface Titles {
  readonly en: string;
  readonly hi: string;
  readonly ur: string;
}

export interface ScreenNames {
  readonly room: string;
  /** In kebab-case, as in the address. */
  readonly name: string;
  /** Of its texts. */
  readonly area: string;
  readonly roomVariable: string;
  readonly roomPascal: string;
  readonly component: string;
  readonly path: string;
  readonly titles: Titles;
}

export interface Language {
  readonly code: 'hi' | 'ur';
  readonly name: 'Hindi' | 'Urdu';
  /** What every list says. */
  readonly add: string;
  readonly edit: string;
  readonly field: string;
  readonly demo: string;
  readonly stale: string;
  /** After a name. */
  readonly taken: string;
  readonly parentRemoved: string;
}

export const english = { add: 'Add', edit: 'Change', field: 'Name' };
export const languages: readonly Language[] = [
  {
    code: 'hi',
    name: 'Hindi',
    add: 'जोड़ें',
    edit: 'बदलें',
    field: 'नाम',
    demo: 'यह डेमो स्कूल है: यहाँ कुछ बदला नहीं जाता।',
    stale: 'इस बीच यह कहीं और बदल दिया गया।',
    taken: 'पहले से मौजूद है। दूसरा नाम चुनें।',
    parentRemoved: 'यह जिसका है वह हटा दिया गया है। पहले उसे वापस लाएँ।',
  },
  {
    code: 'ur',
    name: 'Urdu',
    add: 'شامل کریں',
    edit: 'تبدیل کریں',
    field: 'نام',
    demo: 'یہ ڈیمو اسکول ہے: یہاں کچھ بدلا نہیں جاتا۔',
    stale: 'اس دوران یہ کہیں اور بدل دیا گیا۔',
    taken: 'پہلے سے موجود ہے۔ دوسرا نام چنیں۔',
    parentRemoved: 'یہ جس کا ہے وہ ہٹا دیا گیا ہے۔ پہلے اسے واپس لائیں۔',
  },
];

export const screensFile = ({ roomVariable }: ScreenNames) => `
import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

/** The screens of this room, for \`contract/screens.ts\`. */
export const ${roomVariable}Screens = {
} as const satisfies Screens;
`;

export const screenFile = ({ name, component }: ScreenNames) => `
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { messages } from './${name}-messages.en.ts';

export function ${component}() {
  return <PageHeader title={messages.title} />;
}
`;

export const routeFile = ({ room, component, path }: ScreenNames) => `
import { createFileRoute } from '@tanstack/react-router';
import { ${component} } from '#src/features/${room}/${component}.tsx';
import { guard } from './-context.ts';

export const Route = createFileRoute('/_app${path}')({
  beforeLoad: ({ context }) => guard(context.person, '${path}'),
  component: ${component},
});
`;

export const messagesFile = ({ area, titles }: ScreenNames) => `
import { defineMessages } from '#src/lib/words/messages.ts';

export const messages = defineMessages('${area}', { title: '${titles.en}' });
`;

export const messagesIn = ({ name, area, titles }: ScreenNames, { code }: Language) => `
import type { messages } from './${name}-messages.en.ts';

export const ${area}: typeof messages = { title: '${titles[code]}' };
`;

export const menuNamesFile = ({ roomVariable }: ScreenNames) => `
import { defineMessages } from '#src/lib/words/messages.ts';

/** Names of the room's lines in the menu, by icon: the server names them in English only. */
export const menuNames = defineMessages('${roomVariable}Menu', {});
`;

export const menuNamesIn = ({ roomVariable }: ScreenNames) => `
import type { menuNames } from './menu-names.en.ts';

export const ${roomVariable}Menu: typeof menuNames = {};
`;

export const textsFile = ({ roomVariable, roomPascal }: ScreenNames) => `
import type { menuNames as ${roomVariable}Menu } from './menu-names.en.ts';

/** The room's texts by area. An area or a text that is missing in a language does not compile. */
export interface ${roomPascal}Texts { readonly ${roomVariable}Menu: typeof ${roomVariable}Menu; }
`;

export const textsIn = ({ roomVariable, roomPascal }: ScreenNames, { code, name }: Language) => `
import { ${roomVariable}Menu } from './menu-names.${code}.ts';
import type { ${roomPascal}Texts } from './texts.ts';

export const ${roomVariable}${name}: ${roomPascal}Texts = { ${roomVariable}Menu };
`;

export const registerFileOfFeature = ({ roomVariable }: ScreenNames) => `
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

/** What the room hands to the frame around every screen. */
export const ${roomVariable}Register: RoomRegister = { menu: {} };
`;
