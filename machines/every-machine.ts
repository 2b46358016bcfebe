import type { AnyStateMachine } from 'xstate';
import { roomMachines } from './machines.gen.ts';

/** Every machine by the id of its chart, for tests and the inspector. */
export const everyMachine: Readonly<Record<string, AnyStateMachine>> = roomMachines;
