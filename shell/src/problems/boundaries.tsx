import { Button, Icon, IconButton, Panel, Text, LinkButton } from '@kotoba/shared-ui/core';
import { Component, type ComponentType, type ReactNode } from 'react';
import { paths } from '@kotoba/contracts';
import { t, useTexts } from '../texts';
import './centre.css';

/** One thing in the middle of a page. */
export function Centre({ children }: { children: ReactNode }) {
  return <div className="shell-centre">{children}</div>;
}

/** In place of a page that threw. */
export function PageError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <Centre>
      <Panel
        level={1}
        align="center"
        tone="beni"
        icon="error"
        title={t('error.title')}
        actions={
          <>
            <Button variant="primary" icon={<Icon name="retry" size={18} />} onClick={onRetry}>
              {t('error.retry')}
            </Button>
            <LinkButton to={paths.landing}>{t('error.home')}</LinkButton>
          </>
        }
      >
        <Text tone="soft">{t('error.text')}</Text>
      </Panel>
    </Centre>
  );
}

interface RouteBoundaryProps {
  /** The address of the page: another page starts afresh. */
  readonly pathname: string;
  /** Called before the page is shown again: forgets the answers that it may have stumbled over. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly pathname: string;
  readonly failed: boolean;
}

/** Keeps the error of one page away from the frame. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { pathname: this.props.pathname, failed: false };

  static getDerivedStateFromError(): Partial<RouteBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { pathname }: RouteBoundaryProps,
    state: RouteBoundaryState,
  ): Partial<RouteBoundaryState> | null {
    return pathname === state.pathname ? null : { pathname, failed: false };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const retry = (): void => {
      this.props.onRetry?.();
      this.setState({ failed: false });
    };
    return <PageError onRetry={retry} />;
  }
}

/** In place of a small part of the frame that threw. */
function SmallPartError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return <IconButton label={t('error.part')} icon={<Icon name="retry" size={22} />} onClick={onRetry} />;
}

interface PartBoundaryProps {
  /** In its place after an error; a button that tries again by default. */
  readonly Failed?: ComponentType<{ onRetry: () => void }>;
  readonly children: ReactNode;
}

/** Keeps the error of one part of a page, or of the frame, away from the other parts. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { Failed = SmallPartError, children } = this.props;
    return this.state.failed ? <Failed onRetry={() => this.setState({ failed: false })} /> : children;
  }
}

interface AppBoundaryProps {
  children: ReactNode;
  /** Loads the page anew: the only way on when the frame itself has failed. */
  onReload: () => void;
}

interface AppBoundaryState {
  readonly failed: boolean;
}

/**
 * The outermost boundary: an uncaught error shows a panel and not a blank page. It stands outside the router, so it
 * offers no links.
 */
export class AppBoundary extends Component<AppBoundaryProps, AppBoundaryState> {
  override state: AppBoundaryState = { failed: false };

  static getDerivedStateFromError(): AppBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <LastError onReload={this.props.onReload} /> : this.props.children;
  }
}

/** What is left when the frame itself has thrown. It needs no store, no router and no links. */
export function LastError({ onReload }: { onReload: () => void }) {
  return (
    <main>
      <Centre>
        <Panel
          level={1}
          align="center"
          tone="beni"
          icon="error"
          title={t('error.title')}
          actions={
            <Button variant="primary" icon={<Icon name="retry" size={18} />} onClick={onReload}>
              {t('problems.reload')}
            </Button>
          }
        >
          <Text tone="soft">{t('error.text')}</Text>
        </Panel>
      </Centre>
    </main>
  );
}
