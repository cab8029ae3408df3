import { Button, Panel, Text } from '@kotoba/shared-ui/core';
import type { Failure } from './failure';
import { usePanelTexts } from './texts';

interface FailurePanelProps {
  /** What the learner knows the missing screen as. */
  area: string;
  failure: Failure;
  onRetry(): void;
}

/** Stands where a remote's screen should be: what is missing, why, and the way on. Announced at once. */
export function FailurePanel({ area, failure, onRetry }: FailurePanelProps) {
  const { t } = usePanelTexts();
  const { subject = '', has = '', needs = '' } = failure.misfit ?? {};
  return (
    <div role="alert">
      <Panel
        level={1}
        icon="warning"
        tone="yamabuki"
        align="center"
        title={t('title', { area })}
        actions={
          <Button variant="primary" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      >
        <Text tone="soft" align="center">
          {t(failure.code, { subject, has, needs })}
        </Text>
      </Panel>
    </div>
  );
}
