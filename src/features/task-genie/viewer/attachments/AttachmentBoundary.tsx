import { Component, type ReactNode } from 'react';

export interface AttachmentBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault of one attachment, or of loading its code, from the notice around it. */
export class AttachmentBoundary extends Component<AttachmentBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
