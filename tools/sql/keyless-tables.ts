/** Where the rows of a table without the school's key would be, in a database that is spread by school. */
export type Place =
  /** The office writes it, everybody reads it: a copy at each node (Citus: a reference table). */
  | 'copied'
  /** Of the installation, not of a school: at one node. */
  | 'one node'
  /** Its rows are of schools, by the table that they belong to: it would be given the key. */
  | 'wants the key';

export const keylessTables: Readonly<Record<string, Place>> = {
  academic_modules: 'copied',
  academic_terms: 'copied',
  book_lessons: 'copied',
  books: 'copied',
  cities: 'copied',
  contents: 'copied',
  countries: 'copied',
  demo_data_begun: 'one node',
  departments: 'copied',
  help_articles: 'copied',
  jobs: 'one node',
  master_classes: 'copied',
  office_audiences: 'copied',
  pending_bytes: 'one node',
  project_alternatives: 'copied',
  project_classes: 'copied',
  project_prerequisites: 'copied',
  project_publications: 'copied',
  project_sessions: 'copied',
  project_terms: 'copied',
  published_sessions: 'copied',
  question_keys: 'wants the key',
  question_versions: 'wants the key',
  rubric_levels: 'wants the key',
  server_keys: 'one node',
  session_activities: 'copied',
  session_references: 'copied',
  session_tokens: 'wants the key',
  sign_in_failures: 'one node',
  spent_tickets: 'one node',
  states: 'copied',
  teacher_materials: 'copied',
  template_projects: 'wants the key',
  tool_classes: 'copied',
  tool_levels: 'copied',
  tools: 'copied',
  topics: 'copied',
  videos: 'copied',
};
