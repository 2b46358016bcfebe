export const learningRefusals = {
  demo_school: 'This is a demo school: nothing is changed here.',
};
