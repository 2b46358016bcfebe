/** [PF-18, PF-19, C4-06, ER-28] */
const nobodyThere = {
  no_students: ({ wanted }: { wanted: string }) =>
    wanted === 'club'
      ? 'There are no students available for screen share in this club and batch.'
      : 'There are no students available for screen share in this grade and division.',
};

const demoSchool = { demo_school: 'This is a demo school: its screens are not shared.' };

export const availableRefusals = { ...nobodyThere, ...demoSchool };

export const startRefusals = {
  ...availableRefusals,
  project_not_assigned: 'This project is not assigned to this division.',
  shared_already: ({ host }: { host: string }) => `${host} is sharing a screen with this division already.`,
};

export const shareRefusals = { share_over: 'This screen share is over.' };
