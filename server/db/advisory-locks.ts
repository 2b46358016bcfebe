/** The numbers of our locks among the database's advisory locks. They stand in one place, so that no two are the same. */
export const advisoryLocks = {
  /** Changing the database to this program's version. */
  migrations: 761_204_401,
  /** Removing bytes of files, and making a backup meanwhile. */
  bytes: 761_204_402,
  /** Filling an empty database with demo data. */
  seeding: 761_204_403,
  /** Serving the database. */
  serving: 761_204_404,
  /** Changing what a project builds on. */
  prerequisites: 761_204_417,
  /** Changing the order of help articles. */
  articles: 761_204_418,
} as const;
