import { Component, type ReactNode } from 'react';
import { PageStumbled } from './page-stumbled';

interface Props {
  /** The address of the page: another page starts afresh. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly place: string;
  readonly failed: boolean;
}

/** Keeps the error of one page away from the frame. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, failed: false };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <PageStumbled onRetry={() => this.setState({ failed: false })} />;
  }
}
