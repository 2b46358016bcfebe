export const trainingRefusals = {
  demo_school: 'This is a demo school: nothing is marked here.',
};

export const watchingRefusals = {
  ...trainingRefusals,
  /** YouTube, Vimeo, a document, or a film whose length the server cannot read. */
  not_measured: 'This film cannot be measured. Mark it as done by hand.',
  behind_end: ({ seconds }: { seconds: number }) =>
    `The film is ${seconds} seconds long, and what was sent lies behind its end.`,
};
