export type CellValue = string | number | Date | null;

/** A table to be written to a file: `rows` have as many cells as `header`. */
export interface Sheet {
  /** Of the file and of its sheet, without ending, e.g. "Students". */
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}
