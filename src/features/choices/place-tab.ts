import type { InferOutput } from 'valibot';
import type { chosenByModule } from '#contract/choices/choices.wire.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { ChoicesScreenProps, Place } from './choices-props.ts';
import type { Picker } from './use-picker.ts';

/** What is chosen of one module; of none where its number is 0. */
export type Module = InferOutput<typeof chosenByModule>['data'][number];

/** What each tab of a class or club is given. */
export interface PlaceTab {
  readonly place: Place;
  readonly app: ChoicesScreenProps;
  readonly address: ResourceAddress;
  /** Counts up when the lists are to be asked for again. */
  readonly round: number;
  readonly refresh: () => void;
  readonly picker: Picker;
}
