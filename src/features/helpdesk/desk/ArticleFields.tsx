import type { Role } from '#contract/define-call.ts';
import {
  type ArticleText as ArticleWords,
  helpdeskLimits,
  helpTopics,
} from '#contract/helpdesk/helpdesk.model.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { ArticleText } from '../article/ArticleText.tsx';
import { messages as chatMessages } from '../messages.ts';
import { messages } from './messages.ts';

const layout = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 1fr)]' },
});
const column = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
const choices = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' });
const preview = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '4',
  bg: 'surface.sunken',
  borderRadius: 'lg',
});
const small = css({ textStyle: 'caption', fontWeight: 'semibold', color: 'text.muted' });
const heading = css({ textStyle: 'subsection' });

const roles: readonly Role[] = [1, 2, 3, 4, 5, 6];

export type ArticleProblems = Readonly<Record<string, string>>;

interface ArticleFieldsProps {
  readonly text: ArticleWords;
  /** What is wrong, by field. */
  readonly problems: ArticleProblems;
  readonly onChange: (text: ArticleWords) => void;
}

/** The fields of an article, and beside them how people will see it. */
export function ArticleFields({ text, problems, onChange }: ArticleFieldsProps) {
  const texts = messages.editor;
  const set = (change: Partial<ArticleWords>) => onChange({ ...text, ...change });
  const topics = helpTopics.map((topic) => ({ value: topic, label: messages.topics[topic] }));
  const turn = (role: Role, isOn: boolean) =>
    set({ roles: roles.filter((each) => (each === role ? isOn : text.roles.includes(each))) });
  return (
    <div className={layout}>
      <div className={column}>
        <TextField
          label={texts.name}
          required
          maxLength={helpdeskLimits.articleTitleCharacters}
          error={problems['title']}
          value={text.title}
          onChange={(title) => set({ title })}
        />
        <Select
          label={texts.topic}
          options={topics}
          value={text.topic}
          onChange={(value) => set({ topic: helpTopics.find((topic) => topic === value) ?? text.topic })}
          texts={{ placeholder: texts.choose, loading: messages.pick.loading, empty: messages.pick.empty }}
        />
        <FieldGroup label={texts.roles} error={problems['roles']} required>
          <div className={choices}>
            {roles.map((role) => (
              <Checkbox
                key={role}
                label={messages.roles[role]}
                checked={text.roles.includes(role)}
                onChange={(isOn) => turn(role, isOn)}
              />
            ))}
          </div>
        </FieldGroup>
        <TextArea
          label={texts.questions}
          hint={texts.questionsHint}
          rows={5}
          value={text.questions}
          onChange={(questions) => set({ questions })}
        />
        <TextArea
          label={texts.body}
          hint={texts.bodyHint}
          required
          rows={10}
          error={problems['body']}
          limit={{ max: helpdeskLimits.articleCharacters, text: chatMessages.characters }}
          value={text.body}
          onChange={(body) => set({ body })}
        />
        <TextField
          label={texts.link}
          hint={texts.linkHint}
          error={problems['link'] ?? problems['text']}
          value={text.link}
          onChange={(link) => set({ link: link.trim() })}
        />
        <TextField
          label={texts.linkLabel}
          maxLength={60}
          value={text.linkLabel}
          onChange={(linkLabel) => set({ linkLabel })}
        />
      </div>
      <div className={preview}>
        <p className={small}>{texts.preview}</p>
        <h3 className={heading} dir="auto">
          {text.title}
        </h3>
        <ArticleText body={text.body} renderLink={(_to, _look, content) => content} />
      </div>
    </div>
  );
}
