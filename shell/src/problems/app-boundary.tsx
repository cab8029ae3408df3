import { Button, Icon, Panel, Text } from '@kotoba/shared-ui/core';
import { Component, type ReactNode } from 'react';
import { t } from '../texts';
import { Centre } from './centre';

interface Props {
  children: ReactNode;
  /** Loads the page anew: the only way on when the frame itself has failed. */
  onReload: () => void;
}

interface State {
  readonly failed: boolean;
}

/** The last one: whatever nobody caught ends here and not on a blank page. It stands outside the router, so it offers no links. */
export class AppBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
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
              <Button variant="primary" icon={<Icon name="retry" size={18} />} onClick={this.props.onReload}>
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
}
