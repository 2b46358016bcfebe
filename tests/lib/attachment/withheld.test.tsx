import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Attachment } from '#contract/core/attachment.model.ts';
import { AttachmentView } from '#src/lib/attachment/AttachmentView.tsx';
import { fileItems } from '#src/lib/attachment/attachment-item.ts';
import type { DownloadOffer } from '#src/lib/attachment/DownloadButton.tsx';

function show(file: Partial<Attachment>, download: DownloadOffer) {
  const whole = {
    fileId: 'f',
    name: 'lesson',
    type: 'zip',
    size: 2000,
    hasPreview: false,
    cover: null,
    captions: [],
    resolutions: [],
    ...file,
  };
  return render(fileItems([whole]).map((item) => <AttachmentView key="f" {...{ item, download }} inView />));
}
const downloads = () => screen.queryAllByRole('button', { name: 'Download lesson' });

describe('a file that is to be looked at only', () => {
  it.each([
    ['a file without a preview', { type: 'zip' }, () => screen.findByText('lesson')],
    ['a document', { type: 'docx', hasPreview: true }, () => screen.findByTitle('lesson')],
    ['a picture', { type: 'image' }, () => screen.findByRole('img', { name: 'lesson' })],
  ] as const)('offers no download as %s, and any other does [VW-01]', async (_kind, file, shown) => {
    const offered = show(file, 'offered');
    await shown();
    expect(downloads()).toHaveLength(1);
    offered.unmount();
    show(file, 'withheld');
    await shown();
    expect(downloads()).toHaveLength(0);
  });
});
