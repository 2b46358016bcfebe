import { tableLimits } from './tables.rules.ts';

export const tableRefusals = {
  unfinished_upload: 'The file has not arrived completely. Try again.',
  /** [VU-04] Beyond the limit of its kind. */
  too_large: ({ megabytes, extension }: { megabytes: number; extension: string }) =>
    `Please upload maximum file size ${megabytes}MB for ${extension}.`,
  old_excel: 'This is a file of an old Excel. Open it and save it as .xlsx or .csv.',
  macros: 'The file contains macros (small programs). Save it as .xlsx or .csv and try again.',
  damaged: 'The file is damaged or is not what its name says. Save it again as .xlsx or .csv.',
  bomb: 'The file would unpack to far too much data. Save it again as .xlsx or .csv.',
  no_header: 'The first row of the file has to name the columns. Take our template, or add such a row.',
  no_rows: 'The file has no rows below its headings.',
  open_quote: ({ line }: { line: number }) =>
    `In row ${line} of the file a quotation mark (") is missing or too many. Mend the row and try again.`,
  too_many_rows: `The file has more than ${tableLimits.rows} rows. Divide it and import one after the other.`,
};

/** For a file with one table; a school's zip uses another form. */
export const listRefusals = {
  ...tableRefusals,
  /** [QU-67] A file of another kind. */
  bad_extension: ({ name }: { name: string }) =>
    `Sorry, ${name} is invalid, allowed extensions are: xlsx, csv`,
};
