import { uploadRefusals } from '#contract/files/upload.refusals.ts';

/** Visitors of a demo school leave it as it is. */
export const examDemoRefusal = { demo_school: 'This is a demo school: nothing is changed here.' };

/** Of the pictures of questions. */
export const pictureRefusals = { ...uploadRefusals, ...examDemoRefusal };
