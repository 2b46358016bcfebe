import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RenderFigureLink } from '#src/features/dashboards/FigureRow.tsx';
import type { FigureAddress } from '#src/features/dashboards/figures.ts';

const searchOf = ({ filter }: FigureAddress) => (filter === '' ? {} : { filter });

/** A figure as a link to what it counts. */
export const renderFigureLink: RenderFigureLink = (place, className, children) => (
  <Link to={place.path} search={searchOf(place)} className={className}>
    {children}
  </Link>
);

/** Opens what a part of a chart counts. */
export function useOpenFigure(): (place: FigureAddress) => void {
  const navigate = useNavigate();
  return useCallback(
    (place: FigureAddress) => void navigate({ to: place.path, search: searchOf(place) }),
    [navigate],
  );
}
