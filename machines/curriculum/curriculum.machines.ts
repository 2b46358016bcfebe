import { contentEditorMachine } from './content-editor/content-editor.machine.ts';
import { curriculumPickerMachine } from './curriculum-picker/curriculum-picker.machine.ts';

/** The room's machines by the id of their charts. */
export const curriculumMachines = {
  contentEditor: contentEditorMachine,
  curriculumPicker: curriculumPickerMachine,
};
