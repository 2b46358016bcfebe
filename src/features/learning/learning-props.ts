import type { Person } from '#contract/auth/session.model.ts';
import type { LearningType } from '#contract/learning/learning.rules.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

export interface LearningProps {
  readonly person: Person;
  /** [RT-09] The same pages are at `/core` without the frame; links keep their base. */
  readonly base: '/mylearning' | '/core';
  /** Calls back when something was assigned, shared or taken back; returns how to stop. */
  readonly listen: ListenForHints;
}

type Base = LearningProps['base'];

export const listAddress = (base: Base, type: LearningType) => `${base}/${type}`;
export const projectAddress = (base: Base, project: number) => `${base}/project/${project}`;
export const sessionAddress = (base: Base, project: number, session: number) =>
  `${base}/project/${project}/session/${session}`;

/** [CW-03] */
export const workspaceAddress = (project: number) => `/workspace/project/${project}`;

/** The number of a project or session in an address; any other text is 0. */
export const numberOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);
