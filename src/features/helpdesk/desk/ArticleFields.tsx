import type { Role } from '#contract/core/define-call.ts';
import {
  type ArticleText as ArticleWords,
  helpdeskLimits,
  helpTopics,
} from '#contract/helpdesk/helpdesk.model.ts';
import type { Form } from '#src/lib/form/use-form.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { ArticleText } from '../article/ArticleText.tsx';
import { messages as chatMessages } from '../messages.en.ts';
import { messages } from './messages.en.ts';

const layout = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 1fr)]' },
});
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

interface ArticleFieldsProps {
  readonly form: Form<ArticleWords>;
}

export function ArticleFields({ form }: ArticleFieldsProps) {
  const texts = messages.editor;
  const { title, body, roles: chosen } = form.values;
  const topics = helpTopics.map((topic) => ({ value: topic, label: messages.topics[topic] }));
  const turn = (role: Role, isOn: boolean) =>
    form.set(
      'roles',
      roles.filter((each) => (each === role ? isOn : chosen.includes(each))),
    );
  return (
    <div className={layout}>
      <Stack>
        <TextField {...form.text('title')} maxLength={helpdeskLimits.articleTitleCharacters} />
        <Select {...form.choice('topic', topics)} />
        <FieldGroup {...form.group('roles')}>
          {roles.map((role) => (
            <Checkbox
              key={role}
              label={messages.roles[role]}
              checked={chosen.includes(role)}
              onChange={(isOn) => turn(role, isOn)}
            />
          ))}
        </FieldGroup>
        <TextArea {...form.text('questions')} hint={texts.questionsHint} rows={5} />
        <TextArea
          {...form.text('body')}
          hint={texts.bodyHint}
          rows={10}
          limit={{ max: helpdeskLimits.articleCharacters, text: chatMessages.characters }}
        />
        <TextField {...form.text('link')} hint={texts.linkHint} />
        <TextField {...form.text('linkLabel')} maxLength={60} />
      </Stack>
      <div className={preview}>
        <p className={small}>{texts.preview}</p>
        <h3 className={heading} dir="auto">
          {title}
        </h3>
        <ArticleText body={body} renderLink={(_to, _look, content) => content} />
      </div>
    </div>
  );
}
