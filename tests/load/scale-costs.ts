/**
 * What a student's steps cost, measured by `npm run bench:morning -- --costs`, which prints this table anew. The paper
 * of docs/scale.md (`npm run docs:scale`) and the paper figures that `npm run bench:morning` prints beside what it
 * measures are both computed from it.
 */
export interface Cost {
  /** Calls and pages asked for. */
  readonly calls: number;
  /** Milliseconds of a core, of the server and of the database. */
  readonly server: number;
  readonly database: number;
  /** Both ways, in kilobytes. */
  readonly wire: number;
  readonly inserted: number;
  readonly updated: number;
  /** What the database writes into its log, in kilobytes. */
  readonly written: number;
}

export type Step = 'page' | 'signIn' | 'firstScreen' | 'sockets' | 'notice' | 'workspace' | 'save';

export const stepNames: Readonly<Record<Step, string>> = {
  page: 'the page itself, its code being kept by the browser',
  signIn: 'signing in with a password',
  firstScreen: 'the first screen',
  sockets: 'opening both sockets',
  notice: 'a notice with a file',
  workspace: 'opening the coding workspace',
  save: 'a save of a program',
};

export const costs: Readonly<Record<Step, Cost>> = {
  page: { calls: 1, server: 1.5, database: 0.13, wire: 11.3, inserted: 0, updated: 0, written: 0 },
  signIn: { calls: 1, server: 15.1, database: 4.4, wire: 3.2, inserted: 3.3, updated: 0.2, written: 2.3 },
  firstScreen: {
    calls: 10,
    server: 12.1,
    database: 22.8,
    wire: 11.9,
    inserted: 0.95,
    updated: 0,
    written: 0.3,
  },
  sockets: { calls: 1, server: 4, database: 2.3, wire: 0.99, inserted: 0.05, updated: 0, written: 0 },
  notice: { calls: 3, server: 5, database: 6.4, wire: 41.4, inserted: 0.4, updated: 1.1, written: 0.42 },
  workspace: { calls: 1, server: 2.4, database: 2.5, wire: 1, inserted: 0.93, updated: 0, written: 0.56 },
  save: { calls: 1, server: 4.3, database: 3.5, wire: 5.8, inserted: 1.9, updated: 0.95, written: 2.3 },
};

/** Kilobytes of the server's memory for each student who is connected, with both sockets. */
export const connectedKilobytes = 100;

export type Plan = Readonly<Record<Step, number>>;

/** What the simulation does with each student. */
export const morning: Plan = {
  page: 1,
  signIn: 1,
  firstScreen: 1,
  sockets: 1,
  notice: 1,
  workspace: 1,
  save: 3,
};

/** A school day as we assume it: three visits, and in one lesson of five coding, saved every ten seconds for 40 minutes. */
export const day: Plan = {
  page: 3,
  signIn: 1,
  firstScreen: 3,
  sockets: 3,
  notice: 2,
  workspace: 0.2,
  save: 48,
};

/** Of a school year. */
export const schoolDays = 220;

const steps = Object.keys(costs) as Step[];

/** The sum of a plan for one student. */
export function costOf(plan: Plan): Cost {
  const sum = (part: keyof Cost) => steps.reduce((all, step) => all + costs[step][part] * plan[step], 0);
  return {
    calls: sum('calls'),
    server: sum('server'),
    database: sum('database'),
    wire: sum('wire'),
    inserted: sum('inserted'),
    updated: sum('updated'),
    written: sum('written'),
  };
}

export interface Load {
  readonly callsPerSecond: number;
  /** Busy without a pause. */
  readonly serverCores: number;
  readonly databaseCores: number;
  readonly megabitsPerSecond: number;
  readonly writtenMegabytesPerSecond: number;
  readonly sockets: number;
  readonly memoryMegabytes: number;
}

/** So many students, all within these minutes. */
export function loadOf(students: number, minutes: number, plan: Plan = morning): Load {
  const { calls, server, database, wire, written } = costOf(plan);
  const perSecond = students / (minutes * 60);
  return {
    callsPerSecond: calls * perSecond,
    serverCores: (server * perSecond) / 1000,
    databaseCores: (database * perSecond) / 1000,
    megabitsPerSecond: (wire * perSecond * 8) / 1000,
    writtenMegabytesPerSecond: (written * perSecond) / 1000,
    sockets: students * 2,
    memoryMegabytes: (students * connectedKilobytes) / 1000,
  };
}
