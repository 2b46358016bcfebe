/** Of every save that goes by a form session [QU-10]. */
export const formSessionRefusal = {
  form_session: 'This form is too old to be sent. Please send it once more.',
};
