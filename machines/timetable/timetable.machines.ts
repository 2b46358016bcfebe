import { timetableEditorMachine } from './timetable-editor/timetable-editor.machine.ts';

/** The room's machines by the id of their charts. */
export const timetableMachines = { timetableEditor: timetableEditorMachine };
