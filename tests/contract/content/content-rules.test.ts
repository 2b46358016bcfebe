import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  noDesignThinking,
  reachesAudience,
  readableContent,
  readershipOf,
} from '#contract/content/content.rules.ts';
import { roles } from '#contract/core/roles.ts';

const project = {
  title: 'A lamp',
  objective: 'To see',
  designThinking: noDesignThinking,
  coverFileId: 'cover',
  sampleFileId: null,
  prerequisiteIds: [],
  alternativeIds: [],
  sessions: [
    {
      id: 1,
      title: 'One',
      type: 'learn',
      objective: '',
      minutes: 40,
      presentationFileId: 'slides',
      activities: [{ title: 'Look', instructions: '', minutes: 5 }],
      references: [{ title: 'Sheet', url: '', fileId: 'sheet' }],
    },
  ],
  materials: [
    { id: 1, kind: 'lesson_plan', sessionId: null, title: 'Plan', body: '', url: '', fileId: 'plan' },
  ],
} as const;

describe('what a reader gets of a project', () => {
  it('never holds what is for teachers, whoever reads and whatever they hold, unless they teach or write', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(roles)), fc.boolean(), (role, holds) => {
        const readership = readershipOf(role, holds);
        const read = JSON.stringify(readableContent(project, readership));
        const isHeld = ['plan', 'slides', 'sheet'].some((fileId) => read.includes(`"${fileId}"`));
        expect(isHeld).toBe(reachesAudience(readership, 'faculty'));
        expect(read).toContain('"cover"');
      }),
    );
    expect(readershipOf(roles.student, true)).toBe('all');
    expect(readershipOf(roles.superAdmin, false)).toBe('none');
    expect(readershipOf(roles.helpdesk, true)).toBe('none');
  });
});
