import { curriculumPickerMachine } from '#machines/choices/curriculum-picker/curriculum-picker.machine.ts';
import { contentEditorMachine } from './content-editor/content-editor.machine.ts';

/** The room's machines by the id of their charts. */
export const curriculumMachines = {
  contentEditor: contentEditorMachine,
  curriculumPicker: curriculumPickerMachine,
};
