import type { LookupSource } from '#src/lib/lookup/lookup-source.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { TimetableProps } from './timetable-props.ts';
import type { Part, View } from './timetable-search.ts';

export interface AdminProps extends TimetableProps {
  readonly address: ResourceAddress;
  readonly part: Part;
  readonly by: View;
  readonly of: number;
  readonly day: string;
  readonly onGo: (next: { part?: Part; by?: View; of?: number; day?: string }) => void;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

export const listOf =
  (rows: readonly Named[]): LookupSource =>
  async ({ search = '' }) => {
    const found = rows.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    return { rows: [...found], total: found.length };
  };
