/** is_model1 of the specification [CO-39]: what a school is divided into. The wire carries the numbers. */
export const schoolModels = {
  /** Whoever writes also chooses between faculty and students [NF-20]. */
  gradesByReader: 0,
  /** Notices are not shared again [TV-16]. */
  gradesWithoutReshare: 1,
  grades: 2,
  /** Works as `grades` does [QC-04]. */
  gradesAgain: 3,
  /** Clubs and batches alone; notices are not shared again [ST-18, TV-16]. */
  clubs: 4,
  clubsBesideGrades: 5,
} as const;
export type SchoolModel = (typeof schoolModels)[keyof typeof schoolModels];

/** [QC-04] A stored number as a model; null for one that this product does not know. */
export function knownModel(stored: number): SchoolModel | null {
  return Object.values(schoolModels).find((model) => model === stored) ?? null;
}

/** [ST-17, ST-18, QC-05] Does the school teach in clubs and batches instead of grades and divisions? */
export function isClubModel(model: number): boolean {
  return model === schoolModels.clubs || model === schoolModels.clubsBesideGrades;
}
