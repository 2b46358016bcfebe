/** 0: not begun; 1: begun; 2: finished. */
export type StartStatus = 0 | 1 | 2;
/** 0: nothing yet; 1: handed in; 2: marked and released; 3: sent back. */
export type CardStatus = 0 | 1 | 2 | 3;

export interface CardStatuses {
  readonly start_exam_status: StartStatus;
  readonly status: CardStatus;
}

export type CardLabel = 'completed' | 'approved' | 'pending' | 'rejected' | 'none';

/** [ST-23, ST-24, ST-25, ST-26] `none`: the card has no label. */
export function cardLabel({ start_exam_status: start, status }: CardStatuses): CardLabel {
  if (start === 2 && status !== 0) return 'completed';
  if (status === 2) return 'approved';
  if (status === 1) return 'pending';
  return start === 0 && status === 3 ? 'rejected' : 'none';
}

/** [ST-25, QC-41] Pending cards have it too. */
export const hasApprovedIcon = ({ status }: Pick<CardStatuses, 'status'>): boolean =>
  status === 1 || status === 2;
