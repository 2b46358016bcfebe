import { lazy, Suspense, useState } from 'react';
import { MediaLoading } from './MediaLoading.tsx';
import { MediaProblem } from './MediaProblem.tsx';
import { PdfReader } from './PdfReader.tsx';
import { PdfWaiting } from './PdfWaiting.tsx';
import { usePdf } from './pdf-document.ts';
import type { BegunSource } from './pdf-source.ts';
import type { PdfViewerProps } from './pdf-viewer.types.ts';

// Few documents are locked, so this loads on demand.
const PdfPassword = lazy(async () => ({ default: (await import('./PdfPassword.tsx')).PdfPassword }));

interface PdfScreenProps extends PdfViewerProps {
  readonly begun: BegunSource;
}

export function PdfScreen(props: PdfScreenProps) {
  const [attempt, setAttempt] = useState(0);
  return <Opened key={`${props.src} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Opened({ onRetry, begun, ...props }: PdfScreenProps & { readonly onRetry: () => void }) {
  const { name, src, texts, actions, rescue = actions } = props;
  const [password, setPassword] = useState('');
  const pdf = usePdf(src, password, begun);
  if (pdf.status === 'loading') return <PdfWaiting {...props} />;
  if (pdf.status === 'ready') return <PdfReader {...props} document={pdf.document} first={pdf.first} />;
  if (pdf.problem === 'locked') {
    return (
      <Suspense fallback={<MediaLoading shape="document" label={texts.loading} />}>
        <PdfPassword
          name={name}
          texts={texts}
          actions={rescue}
          wrong={password !== ''}
          onPassword={setPassword}
        />
      </Suspense>
    );
  }
  const retry = pdf.problem === 'unreachable' ? { label: texts.retry, onRetry } : undefined;
  return <MediaProblem name={name} title={texts[pdf.problem]} retry={retry} actions={rescue} />;
}
