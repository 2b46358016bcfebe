import type { Role } from '#contract/core/define-call.ts';
import type { SchoolModel } from '#contract/core/school-models.ts';
import type { Settings } from '#contract/core/school-settings.ts';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';

/** The person a session speaks for, as every policy sees them. */
export interface Actor {
  readonly sessionId: string;
  readonly id: number;
  readonly role: Role;
  readonly subRole: number;
  readonly department: number;
  /** [RP-01] Addresses of the modules they were given; null: all of their role. */
  readonly modules: readonly string[] | null;
  /** [RP-01] The schools given to them, and they reach no other; null: whatever their right covers. */
  readonly schools: readonly number[] | null;
  readonly loginName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly expiresAt: Date;
  /**
   * [QU-16] Signed in with a password that somebody else gave, and neither replaced nor put off yet. Sessions hand such an
   * actor only to those who ask for it by name: to the calls that the contract marks `beforePassword`.
   */
  readonly mustChoosePassword: boolean;
  /** In which their screen speaks; null: it never said, and they read originals. */
  readonly language: TranslationLanguage | null;
  readonly school: {
    readonly id: number;
    readonly name: string;
    readonly model: SchoolModel;
    readonly isDemo: boolean;
    readonly timeZone: string;
    readonly academicYear: string;
    /** What it chose, by key; ask `settingLevel`, which knows where a school begins. */
    readonly settings: Settings;
  };
  /** [SM-08] Are they in a batch of a club, or do they teach one? */
  readonly hasClubs: boolean;
}
