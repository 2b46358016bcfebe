import type { editorMessages as timetableEditor } from './editor-messages.en.ts';
import type { menuNames as timetableMenu } from './menu-names.en.ts';
import type { messages as timetable } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface TimetableTexts {
  readonly timetableMenu: typeof timetableMenu;
  readonly timetable: typeof timetable;
  readonly timetableEditor: typeof timetableEditor;
}
