/** is_model1 of the specification [CO-39] says how a school is divided. The wire carries the numbers. */
export const schoolModels = {
  /** The writer also chooses between faculty and students [NF-20]. */
  gradesByReader: 0,
  /** Notices cannot be shared again [TV-16]. */
  gradesWithoutReshare: 1,
  grades: 2,
  /** Works like `grades` [QC-04]. */
  gradesAgain: 3,
  /** Clubs and batches only; notices cannot be shared again [ST-18, TV-16]. */
  clubs: 4,
  clubsBesideGrades: 5,
} as const;
export type SchoolModel = (typeof schoolModels)[keyof typeof schoolModels];

/** [QC-04] Null for a stored number that the product does not know. */
export function knownModel(stored: number): SchoolModel | null {
  return Object.values(schoolModels).find((model) => model === stored) ?? null;
}

/** [ST-17, ST-18, QC-05] True if the school teaches in clubs and batches instead of grades and divisions. */
export function isClubModel(model: number): boolean {
  return model === schoolModels.clubs || model === schoolModels.clubsBesideGrades;
}
