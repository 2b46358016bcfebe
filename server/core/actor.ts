import type { Role } from '#contract/core/define-call.ts';
import type { SchoolModel } from '#contract/core/school-models.ts';
import type { Settings } from '#contract/core/school-settings.ts';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';

export interface Actor {
  readonly sessionId: string;
  readonly id: number;
  readonly role: Role;
  readonly subRole: number;
  readonly department: number;
  /** [RP-01] Addresses of the modules they were given; null: all modules of their role. */
  readonly modules: readonly string[] | null;
  /** [RP-01] The only schools they reach; null: all that their right covers. */
  readonly schools: readonly number[] | null;
  readonly loginName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly expiresAt: Date;
  /** [QU-16] Still uses a password that somebody else gave. Only calls marked `beforePassword` get this actor. */
  readonly mustChoosePassword: boolean;
  /** The language of their screen; null: it never said, so they read originals. */
  readonly language: TranslationLanguage | null;
  readonly school: {
    readonly id: number;
    readonly name: string;
    readonly model: SchoolModel;
    readonly isDemo: boolean;
    readonly timeZone: string;
    readonly academicYear: string;
    /** The school's own choices by key. Ask `settingLevel`, which knows the defaults. */
    readonly settings: Settings;
  };
  /** [SM-08] They are in a batch of a club, or teach one. */
  readonly hasClubs: boolean;
}
