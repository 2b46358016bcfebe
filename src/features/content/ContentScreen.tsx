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
  /** The open project, module or book; 0: the list. */
  readonly of: number;
  readonly app: ContentProps;
}

/** [CA-03, QU-34] A list of each kind of content; projects, modules and books have pages of their own. */
export function ContentScreen({ part, of, app }: ContentScreenProps) {
  if (of > 0 && part === 'projects') return <ProjectScreen key={of} id={of} app={app} />;
  if (of > 0 && part === 'modules') return <ModuleScreen key={of} id={of} app={app} />;
  if (of > 0 && part === 'books') return <BookScreen key={of} id={of} app={app} />;
  return (
    <Tabs
      label={messages.partsLabel}
      value={part}
      onChange={(next) => app.onGo(next)}
      items={parts.map((value) => ({
        value,
        label: messages.parts[value],
        content: (
          <div className={below}>
            <PartList part={value} app={app} />
          </div>
        ),
      }))}
    />
  );
}

function PartList({ part, app }: { readonly part: Part; readonly app: ContentProps }) {
  switch (part) {
    case 'projects':
      return <ProjectsScreen app={app} />;
    case 'modules':
      return <ModulesScreen app={app} />;
    case 'tools':
      return <ToolsScreen app={app} />;
    case 'books':
      return <BooksScreen app={app} />;
    case 'templates':
      return <TemplatesScreen app={app} />;
    case 'board':
    case 'standard':
    case 'skill':
    case 'stream':
    case 'tag':
      return <TermsScreen key={part} kind={part} app={app} />;
  }
}
