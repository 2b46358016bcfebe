import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '#src/ui/PageHeader.tsx';
import type { UnsavedTexts } from '#src/ui/UnsavedGuard.tsx';
import { css } from '#styled/css';
import { FormBody, type FormBodyProps } from './FormBody.tsx';
import { formMessages } from './messages.en.ts';
import { UnsavedWork } from './UnsavedWork.tsx';

const bar = css({
  position: 'sticky',
  insetBlockEnd: '0',
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '3',
  marginBlockStart: '4',
  paddingBlock: '3',
  bg: 'canvas',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
});
const words = css({ flexGrow: '1', flexBasis: '48', minWidth: '0' });

export interface FormPageProps<Values extends object>
  extends Omit<FormBodyProps<Values>, 'id' | 'onEnter'>,
    Pick<PageHeaderProps, 'title' | 'text' | 'actions'> {
  readonly buttons: ReactNode;
  readonly aside?: ReactNode;
  readonly unsaved?: UnsavedTexts;
}

/** A form as a page, for forms too long for a dialog. Enter in a field does not save. */
export function FormPage<Values extends object>(props: FormPageProps<Values>) {
  const { form, title, text, actions, buttons, aside, unsaved, children, ...body } = props;
  const { view } = form;
  return (
    <div>
      <PageHeader title={title} text={text} actions={actions} />
      <UnsavedWork
        isDirty={view.isDirty && view.stage !== 'busy' && view.stage !== 'ended'}
        texts={unsaved ?? formMessages.unsaved}
      />
      <FormBody {...body} form={form}>
        {children}
      </FormBody>
      <div className={bar} data-keep-free="">
        <div className={words}>{aside}</div>
        {buttons}
      </div>
    </div>
  );
}
