import type { Pool } from 'pg';
import { vi } from 'vitest';

export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  /** Only of a plan that was run. */
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface Statement {
  readonly text: string;
  /** Of a prepared one. */
  readonly name?: string;
  readonly values: unknown[];
}

/** A plan's node and all below it. */
export const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What `ask` sends to the database, in order. */
export async function statementsOf(pool: Pool, ask: () => Promise<unknown>): Promise<Statement[]> {
  const sent = vi.spyOn(pool, 'query');
  try {
    await ask();
    return sent.mock.calls.map(([query, values]: unknown[]) => ({
      ...(query as { text: string; name?: string }),
      values: values as unknown[],
    }));
  } finally {
    sent.mockRestore();
  }
}

/** With the statement's values; `generic`: as the planner thinks without them; `run`: with what really happened. */
export async function planOf(
  pool: Pool,
  { text, values }: Statement,
  how: 'known' | 'generic' | 'run' = 'known',
): Promise<PlanNode> {
  const option = { known: '', generic: 'generic_plan, ', run: 'analyze, ' }[how];
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (${option}format json) ${text}`,
    ...(how === 'generic' ? [] : [values]),
  );
  const [found] = rows;
  if (!found) throw new Error('The database explains nothing.');
  return found['QUERY PLAN'][0].Plan;
}
