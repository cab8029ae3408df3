import { paths } from '@kotoba/contracts';
import { Icon, IconButton, LinkButton, ProgressBar, Row, Stack } from '@kotoba/shared-ui/core';
import { progressOf, type QuizState } from './quiz-machine';
import { useTexts } from '../texts';

/** Way back, way out, and how far it is: "n/total words" and a rounded percent. */
export function QuizHeader({ state, onEnd }: { readonly state: QuizState; readonly onEnd: () => void }) {
  const { t } = useTexts();
  const { position, total, percent } = progressOf(state);
  return (
    <Stack gap={4}>
      <Row justify="between" align="center">
        <LinkButton to={paths.learn} variant="quiet" icon={<Icon name="arrowLeft" size={18} />}>
          {t('quiz.back')}
        </LinkButton>
        <IconButton label={t('quiz.end')} icon={<Icon name="close" />} outlined onClick={onEnd} />
      </Row>
      <ProgressBar
        value={position}
        max={Math.max(1, total)}
        label={t('quiz.progressLabel')}
        valueText={t('quiz.progress', { position, total })}
        detail={t('quiz.percent', { percent })}
      />
    </Stack>
  );
}
