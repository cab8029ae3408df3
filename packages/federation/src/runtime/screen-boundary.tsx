import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onCrashed(cause: unknown): void;
}

/** Keeps a remote's error away from the shell. It shows nothing itself; give it a new key for each attempt. */
export class ScreenBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onCrashed(cause);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
