export const assessmentsNotified = { assessment: 20 } as const;
