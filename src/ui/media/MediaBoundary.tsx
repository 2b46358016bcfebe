import { Component, type ReactNode } from 'react';

export interface MediaBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault of one film, document or picture, or of loading its code, from the page around it. */
export class MediaBoundary extends Component<MediaBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
