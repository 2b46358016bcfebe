import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const workspaceScreens = {
  '/workspace/project/$projectId': { title: 'Workspace', access: [roles.student, roles.faculty] },
  '/workspace/studio/$workspaceId': {
    title: 'Workspace',
    access: [roles.schoolAdmin, roles.student, roles.faculty],
  },
  '/review/programs': { title: 'Programs', access: [roles.schoolAdmin, roles.faculty] },
  '/global-compiler': { title: 'Try a tool', access: 'everyone' },
} as const satisfies Screens;
