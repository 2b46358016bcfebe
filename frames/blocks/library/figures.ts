import { animals } from './animals.ts';
import type { Figure } from './library-types.ts';
import { people } from './people.ts';
import { robot, things } from './things.ts';
import { vehicles } from './vehicles.ts';

/** The first figure is in each new project. */
export const figures: readonly Figure[] = [robot, ...people, ...animals, ...vehicles, ...things];
