import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of one's profile, one's password and the school's settings. */
export const messages = defineMessages('profile', {
  /** The button with one's picture, and the menu behind it. */
  button: {
    menu: 'Your account',
    profile: 'My profile',
    changePassword: 'Change password',
  },
  /** [PF-02…PF-04] Of the dialog, by role. */
  titles: { admin: 'Admin Profile', faculty: 'Faculty Profile', student: 'Student Profile' },
  /** [PF-02, PF-03] Of the dialog. */
  tabs: { label: 'Parts of the profile', details: 'Details', personal: 'Personal' },
  close: 'Close profile',
  loading: 'Loading your profile',
  loadFailed: 'Your profile did not load.',
  retry: 'Try again',
  edit: 'Edit',
  cancel: 'Cancel',
  save: 'Save',
  /** [ST-36] The button, when nothing but the password is new. */
  updatePassword: 'Update Password',
  unsaved: {
    title: 'Close without saving?',
    text: 'What you changed in your profile is lost.',
    stay: 'Go on editing',
    leave: 'Close without saving',
  },
  /** When another tab, or the office, saved meanwhile. */
  merged: 'This profile was changed somewhere else in the meantime.',
  mergedText: 'What you typed is still here, the rest is up to date. Look at it and save again.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    mobile: 'Mobile number',
    alternateContact: 'Alternate contact',
    email: 'Email',
    gender: 'Gender',
  },
  genders: { Male: 'Male', Female: 'Female' },
  /** [EN-37, EN-39, QU-44] What is shown and not changed here. */
  facts: {
    username: 'Username',
    uniqueId: 'Unique ID',
    school: 'School',
    schoolAdmin: 'School admin',
    grade: 'Grade',
    section: 'Division',
    clubs: 'Club and batch',
    dateOfBirth: 'Date of birth',
    places: 'Grades and divisions',
    strength: 'Strength',
    tools: 'Tools',
    accessId: 'Access ID',
    accessType: 'Access type',
    status: 'Status',
    active: 'Active',
    inactive: 'Inactive',
  },
  /** Where there is nothing, for readers of screens; a dash is seen. */
  empty: 'Not filled in',
  /** Under the facts of the office. */
  officeHint: 'Your school’s office keeps these. Ask it when something is wrong.',
  place: (grade: string, divisions: string) => `${grade}: ${divisions}`,
  /** Beside a field [VP-23…VP-27]. */
  problems: {
    name_required: 'First name is required.',
    name_letters: 'Please, Enter alphabets, space, full stop, hyphen and apostrophe only.',
    too_long: 'This is too long.',
    mobile_required: 'Mobile Number is required.',
    email_required: 'Email is required.',
    email_form: 'Please enter an email address like name@school.org.',
    gender_required: 'Gender is required',
  },
  /** [VP-24] Beside the field. */
  mobileDigits: (digits: number) => `Please, Enter ${digits} digit Mobile Number.`,
  /** [ER-25, ER-26] The question before a picture goes, and what is said afterwards. */
  removal: {
    title: 'Are you sure want to remove?',
    text: 'You will not be able to recover this file!',
    yes: 'Yes, delete it!',
    no: 'No, keep it',
    kept: 'Your file is safe :)',
    done: 'Your file has been deleted.',
  },
  password: {
    /** [ST-35] The toggle. */
    toggle: 'Change my password too',
    toggleHint: 'Your other devices are signed out; this one stays.',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm password',
    show: 'Show password',
    hide: 'Hide password',
    hint: (minimum: number) => `At least ${minimum} characters, without spaces`,
    hintSigns: (minimum: number) =>
      `At least ${minimum} characters with a letter, a digit and one of $ @ ! # &`,
    /** [VP-16…VP-22] Within the profile. */
    profile: {
      password_required: 'Password is required.',
      password_has_spaces: 'A password has no spaces.',
      password_too_simple: 'Mix at least two of: small letters, capitals, digits, signs.',
      password_classes_missing: 'Mix small letters, capitals, digits and signs.',
      password_unchanged: 'The new password must be different from the old password.',
      confirm_required: 'Confirm Password is required.',
      confirm_differs: 'Confirm Password and Password must be same.',
      current_required: 'Current Password is required.',
      current_incorrect: 'Current password is incorrect.',
    },
    /** [VP-09…VP-13] In the dialog of its own. */
    change: {
      password_required: 'Please enter a new password.',
      password_has_spaces: 'A password has no spaces.',
      password_too_simple: 'Mix at least two of: small letters, capitals, digits, signs.',
      password_classes_missing: 'A password needs a letter, a digit and one of $ @ ! # &.',
      password_unchanged: 'Previous password can not be new password.',
      confirm_required: 'Please enter same password.',
      confirm_differs: 'New password and confirm password should be same.',
      current_required: 'Please enter current password.',
      current_incorrect: 'Current password is incorrect.',
    },
    /** [VP-17] Beside the field. */
    password_too_short: (minimum: number) => `Password should contain ${minimum} or more characters.`,
    password_too_long: (maximum: number) => `A password has at most ${maximum} characters.`,
  },
  /** [PF-01] The dialog. */
  changePassword: {
    title: 'Change Password',
    close: 'Close',
    /** [ER-20] Above its fields. */
    after: 'You are signed out everywhere and sign in with the new password.',
    demo: 'This is a demo school: its passwords stay as they are.',
    incomplete: 'Fill in the three fields first.',
    submit: 'Change password',
    done: 'Your password has been changed. Sign in with the new one.',
    unsaved: {
      title: 'Close without changing the password?',
      text: 'What you typed is lost. Your old password stays.',
      stay: 'Go on',
      leave: 'Close',
    },
  },
  /** Where the server said nothing itself. */
  failures: {
    unreachable: 'No internet Please check your internet connection.',
    unexpected: 'there is some issue try again!!!',
  },
  /** [RP-09…RP-14] The school admin's page. */
  settings: {
    title: 'School settings',
    text: 'What teachers and students of your school may do. A change holds at once.',
    loadFailed: 'The settings did not load.',
    readOnly: 'This is a demo school: its settings can be looked at, not changed.',
    groups: {
      faculty: 'Teachers',
      students: 'Students',
      everyone: 'Everybody',
    },
    names: {
      faculty_allow_view_profile: 'See and edit their own profile',
      faculty_allow_update_profile_pic: 'Choose their own picture',
      faculty_allow_change_pass: 'Change their own password',
      faculty_pass_visible_ToAdmin: 'School admins may reset a teacher’s password',
      student_allow_view_profile: 'See their own profile and edit their telephone numbers',
      student_allow_update_profile_pic: 'Choose their own picture',
      student_allow_change_pass: 'Change their own password',
      student_pass_visible_TofacultyAdmin: 'Teachers and admins may reset a student’s password',
      track_page_time: 'Note how long pages are used',
      block_browser_keys: 'Hold back F5, Ctrl keys and the right mouse button',
    },
    hints: {
      faculty_allow_view_profile: 'Name, telephone numbers, email and gender.',
      faculty_allow_update_profile_pic: 'Everybody of your school can see it.',
      faculty_allow_change_pass: 'Otherwise a school admin resets it for them.',
      faculty_pass_visible_ToAdmin: 'The teacher signs in with a one-time code, then chooses a new one.',
      student_allow_view_profile: 'Names and divisions stay with the office.',
      student_allow_update_profile_pic: 'Everybody of your school can see it.',
      student_allow_change_pass: 'Otherwise a teacher resets it for them.',
      student_pass_visible_TofacultyAdmin:
        'The student signs in with a one-time code, then chooses a new one.',
      track_page_time: 'Times and page addresses only, for your school’s reports.',
      block_browser_keys: 'Each person can switch the keys on again for their own device.',
    },
    /** In the bar at the foot after a change. */
    switchedOn: (name: string) => `Switched on: ${name}`,
    switchedOff: (name: string) => `Switched off: ${name}`,
    undone: 'As it was before.',
    undo: 'Undo',
    dismiss: 'Close',
  },
  /** [QU-06] Where an admin makes a code for who has forgotten a password. */
  reset: {
    title: 'Reset a password',
    text: 'For a teacher or student who has forgotten it. You read a code once and pass it on.',
    username: 'Username',
    missing: 'Please Enter Username',
    ask: 'Reset password',
    confirmTitle: (who: string) => `Reset the password of ${who}?`,
    confirmText: 'The old password stops working and they are signed out everywhere.',
    cancel: 'Cancel',
    confirm: 'Reset it',
    codeTitle: (name: string) => `Code for ${name}`,
    codeText: 'They sign in with it as their password and then choose a new one. It is shown only now.',
    copy: 'Copy the code',
    copied: 'Copied',
    done: 'Done',
  },
});
