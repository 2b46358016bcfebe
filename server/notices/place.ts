/** One line of a notice's audience rule; 0 is "every". */
export interface Place {
  readonly gradeId: number;
  readonly divisionId: number;
}
