import { type MigrationStop, migrationStops } from './migration.model.ts';

/** What became of a move on its day. */
const moveOutcomes = ['applied', ...migrationStops] as const;

export interface MoveNews {
  readonly outcome: 'applied' | MigrationStop;
  /** The year it leads to. */
  readonly toYear: string;
}

/** The message of a notification. Screens word it in the reader's language. */
export const moveMessage = ({ outcome, toYear }: MoveNews): string => `${outcome} ${toYear}`;

/** Null: not such a message. */
export function moveNewsOf(message: string): MoveNews | null {
  const [said = '', toYear] = message.split(' ');
  const outcome = moveOutcomes.find((each) => each === said);
  return outcome === undefined || toYear === undefined ? null : { outcome, toYear };
}
