/** The numbers of our advisory locks in one place, so that no two are the same. */
export const advisoryLocks = {
  migrations: 761_204_401,
  /** Removing bytes of files, and making a backup meanwhile. */
  bytes: 761_204_402,
  seeding: 761_204_403,
  serving: 761_204_404,
  prerequisites: 761_204_417,
  articles: 761_204_418,
} as const;
