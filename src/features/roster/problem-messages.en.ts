/** Shown beside the row. */
export const problemMessages = {
  name_required: 'The first name is missing',
  name_letters: 'A name has letters, spaces, full stops, hyphens and apostrophes only',
  too_long: 'This is too long',
  mobile_digits: 'This is no telephone number',
  email_required: 'A teacher needs an email address',
  email_form: 'This is no email address',
  gender_required: 'Male or Female',
  login_form: 'A username has 2 to 64 letters, digits, dots, dashes or underscores',
  birth_date: 'This is no day that has been',
  scientific: 'Excel has shortened this number: format the column as text and type it again',
  formula: 'A formula without a result: put the value in its place',
  key_required: 'A username, an admission number or an external ID is missing',
  twice: 'This stands in another row too',
  login_taken: 'Somebody of another school has this username',
  admission_taken: 'Somebody has this admission number',
  two_people: 'Username, admission number and external ID belong to different people',
  other_role: 'This username belongs to somebody who is no such person',
  gone: 'They have left or lie in the bin: bring them back first',
  section_missing: (name: string) => `Please Add Section in ${name}`,
  class_unknown: (name: string) => `${name} is not in the school`,
  one_class: 'A student sits in one division',
  no_classes: 'This school teaches in clubs, not in grades',
  no_clubs: 'This school does not teach in clubs',
  licence_full: 'All places of the licence are taken: ask the central office for more',
  not_in_bundle: (id: string, lines: string) =>
    `enrollments.csv names ${id} (line ${lines}), and users.csv has nobody with this ID: write who they are, or leave the row out`,
  signed_in: 'They have signed in since',
  changed_since: 'They were changed since',
  taken_since: 'Somebody else has the username, number or ID that they had',
  place_gone: 'The division they were in was removed, or is of an earlier year',
};

/** For many rows; the text beside a row names one class or person. */
export const reasonMessages = {
  section_missing: 'The division is missing',
  class_unknown: 'The class is not in the school',
  not_in_bundle: 'In enrollments.csv, and not in users.csv',
};
