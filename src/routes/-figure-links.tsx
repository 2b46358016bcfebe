import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RenderPlace } from '#src/features/dashboards/FigureRow.tsx';
import type { FigurePlace } from '#src/features/dashboards/figures.ts';

const searchOf = ({ filter }: FigurePlace) => (filter === '' ? {} : { filter });

/** A figure as a link to what it counts. */
export const renderPlace: RenderPlace = (place, className, children) => (
  <Link to={place.path} search={searchOf(place)} className={className}>
    {children}
  </Link>
);

/** Opens what a part of a chart counts. */
export function useOpenPlace(): (place: FigurePlace) => void {
  const navigate = useNavigate();
  return useCallback(
    (place: FigurePlace) => void navigate({ to: place.path, search: searchOf(place) }),
    [navigate],
  );
}
