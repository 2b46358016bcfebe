/** [CA-03] Why a project does not open, for students who were given it or worked on it. */
export const learningProjectRefusals = {
  project_archived: 'This project was taken out of use.',
};

export const learningRefusals = {
  demo_school: 'This is a demo school: nothing is changed here.',
};
