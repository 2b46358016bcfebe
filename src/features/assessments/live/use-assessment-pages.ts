import { useNavigate } from '@tanstack/react-router';
import type { PageAction } from '#src/ui/PageHeader.tsx';
import { statisticsMessages } from '../statistics/statistics-messages.en.ts';
import { liveMessages } from './live-messages.en.ts';

/** Links from one assessment to its live board, statistics and absent students. */
export function useAssessmentPages(assessmentId: number): readonly PageAction[] {
  const navigate = useNavigate();
  const params = { assessmentId: String(assessmentId) };
  return [
    {
      id: 'live',
      label: liveMessages.title,
      onRun: () => void navigate({ to: '/assessment/$assessmentId/live', params }),
    },
    {
      id: 'statistics',
      label: statisticsMessages.title,
      onRun: () => void navigate({ to: '/assessment/$assessmentId/statistics', params }),
    },
    {
      id: 'missing',
      label: liveMessages.missing.title,
      onRun: () => void navigate({ to: '/assessment/$assessmentId/not-attempted', params }),
    },
  ];
}
