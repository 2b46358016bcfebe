import type { InferOutput } from 'valibot';
import type { chosenByModule } from '#contract/choices/choices.wire.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { ChoicesScreenProps, GroupInYear } from './choices-props.ts';
import type { Picker } from './use-picker.ts';

/** A module's chosen projects; number 0: projects without a module. */
export type Module = InferOutput<typeof chosenByModule>['data'][number];

export interface GroupTab {
  readonly place: GroupInYear;
  readonly app: ChoicesScreenProps;
  readonly address: ResourceAddress;
  /** Rises when the lists must reload. */
  readonly round: number;
  readonly refresh: () => void;
  readonly picker: Picker;
}
