/** The password of every demo person. Only demo data has it; a school's own people never do. */
export const demoPassword = 'Welcome@1';

const login = (who: string, loginName: string) => ({ who, loginName, password: demoPassword });

/** Printed at start and named in the README. Sunrise is the grade-and-division school. */
export const demoLogins = [
  login('Sunrise, school admin', 'A00001'),
  login('Sunrise, faculty (4C, 10C, 10D)', 'F00001'),
  login('Sunrise, faculty colleague (10C)', 'F00007'),
  login('Sunrise, faculty of other grades', 'F00003'),
  login('Sunrise, student of 10C', 'S00039'),
  login('Sunrise, student of 9A', 'S00033'),
  login('Club school, school admin', 'A00101'),
  login('Club school, faculty (Robotics, Drama)', 'F00901'),
  login('Club school, faculty (Chess, Robotics, Photography)', 'F00902'),
  login('Club school, student (Robotics, Chess)', 'S09001'),
  login('School of grades and clubs, school admin', 'A00301'),
  login('School of grades and clubs, faculty', 'F00301'),
  login('School of grades and clubs, student', 'S09301'),
  login('Demo school, school admin', 'A00201'),
  login('Demo school, faculty', 'F00951'),
  login('Demo school, student', 'S09501'),
  login('Central office, super admin', 'X00001'),
  login('Central office, finance', 'X00005'),
  login('Central office, helpdesk', 'X00006'),
];
