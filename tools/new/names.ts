/** The words of a call's wire name in small letters with hyphens, as files are named: `get-faculty-reg-limit`. */
export const fileNameOf = (wireName: string): string =>
  wireName
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();

/** As variables are named: `getFacultyRegLimit`. */
export const variableOf = (name: string): string =>
  fileNameOf(name).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** As components and types are named: `FacultyList`. */
export const pascalOf = (name: string): string =>
  variableOf(name).replace(/^./, (letter) => letter.toUpperCase());
