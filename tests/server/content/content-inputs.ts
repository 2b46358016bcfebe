import type { BookFields } from '#contract/content/books.wire.ts';
import type { ItemFields } from '#contract/content/modules.wire.ts';
import type { ProjectFields, SessionFields } from '#contract/content/projects.wire.ts';
import type { TemplateFields } from '#contract/content/templates.wire.ts';
import type { ToolFields } from '#contract/content/terms.wire.ts';

/** One that nobody has. */
export const newName = () => `New ${crypto.randomUUID().slice(0, 8)}`;

export const toolFields: ToolFields = {
  name: 'Scratch',
  description: '',
  url: 'https://scratch.mit.edu',
  levels: ['Start', 'Go on'],
  classIds: [],
  allowsUrl: true,
  engine: 'blocks',
};

export const itemFields: ItemFields = {
  title: 'How to begin',
  type: 'link',
  audience: 'faculty',
  fileId: '',
  url: 'https://example.org/begin',
  minutes: 5,
};

export const projectFields: ProjectFields = {
  title: 'A lamp',
  kind: 'club',
  objective: 'Students build a lamp.',
  moduleId: null,
  toolId: null,
  toolLevel: 0,
  outputType: 'circuit',
  acceptedTypes: [],
  takesDrafts: true,
  classIds: [],
  termIds: [],
  prerequisiteIds: [],
  alternativeIds: [],
  coverFileId: '',
  sampleFileId: '',
  empathise: '',
  define: '',
  ideate: '',
  prototype: '',
  test: '',
};

export const sessionFields: SessionFields = {
  title: 'Look at circuits',
  type: 'learn',
  objective: '',
  minutes: 40,
  presentationFileId: '',
  activities: [{ title: 'Look', instructions: '', minutes: 10 }],
  references: [{ title: 'Ohm', url: 'https://example.org/ohm', fileId: '' }],
};

export const bookFields: BookFields = {
  name: 'My first book',
  description: '',
  classId: 1,
  audience: 'all',
  coverFileId: '',
  isPublished: false,
};

export const templateFields: TemplateFields = {
  name: 'A first year',
  kind: 'grade',
  classId: null,
  isDefault: false,
  projectIds: [],
};
