import { Tabs } from '#src/ui/Tabs.tsx';
import { css } from '#styled/css';
import { BookScreen } from './BookScreen.tsx';
import { BooksScreen } from './BooksScreen.tsx';
import { type ContentProps } from './content-props.ts';
import { type Part, parts } from './content-search.ts';
import { ModuleScreen } from './ModuleScreen.tsx';
import { ModulesScreen } from './ModulesScreen.tsx';
import { messages } from './messages.en.ts';
import { ProjectScreen } from './ProjectScreen.tsx';
import { ProjectsScreen } from './ProjectsScreen.tsx';
import { TemplatesScreen } from './TemplatesScreen.tsx';
import { TermsScreen } from './TermsScreen.tsx';
import { ToolsScreen } from './ToolsScreen.tsx';

const below = css({ paddingBlockStart: '4' });

interface ContentScreenProps {
  readonly part: Part;
  /** The project, module or book that is looked at whole; 0: the list. */
  readonly of: number;
  readonly site: ContentProps;
}

/** [CA-03, QU-34] Academic content: a list of each kind, and projects, modules and books as pages of their own. */
export function ContentScreen({ part, of, site }: ContentScreenProps) {
  if (of > 0 && part === 'projects') return <ProjectScreen key={of} id={of} site={site} />;
  if (of > 0 && part === 'modules') return <ModuleScreen key={of} id={of} site={site} />;
  if (of > 0 && part === 'books') return <BookScreen key={of} id={of} site={site} />;
  return (
    <Tabs
      label={messages.partsLabel}
      value={part}
      onChange={(next) => site.onGo(next)}
      items={parts.map((value) => ({
        value,
        label: messages.parts[value],
        content: (
          <div className={below}>
            <PartList part={value} site={site} />
          </div>
        ),
      }))}
    />
  );
}

function PartList({ part, site }: { readonly part: Part; readonly site: ContentProps }) {
  switch (part) {
    case 'projects':
      return <ProjectsScreen site={site} />;
    case 'modules':
      return <ModulesScreen site={site} />;
    case 'tools':
      return <ToolsScreen site={site} />;
    case 'books':
      return <BooksScreen site={site} />;
    case 'templates':
      return <TemplatesScreen site={site} />;
    case 'board':
    case 'standard':
    case 'skill':
    case 'stream':
    case 'tag':
      return <TermsScreen key={part} kind={part} site={site} />;
  }
}
