import type { ReactNode } from 'react';
import { Box, Heading, Icon, IconButton, Row, Stack, Text, useDocumentTitle } from '@kotoba/shared-ui/core';
import { ProgressBar } from '@kotoba/shared-ui/progress';
import { keepFocus, shortScreen } from './phone';
import { useTexts } from '../texts';

interface QuizFrameProps {
  /** The session's mode in words. */
  readonly mode: string;
  /** How far it is; left out while the session is fetched. */
  readonly progress?: ReactNode;
  readonly onClose: () => void;
  /** Left out while there is nothing that keys could do. */
  readonly onHelp?: () => void;
  readonly children: ReactNode;
}

interface QuizProgressProps {
  readonly position: number;
  readonly total: number;
  readonly percent: number;
  /** How many answers are still to be given, those of words that come back included. */
  readonly left: number;
}

/** "n/total words", how many are left, and a rounded percent. */
export function QuizProgress(progress: QuizProgressProps) {
  const { t } = useTexts();
  return (
    <ProgressBar
      value={progress.position}
      max={Math.max(1, progress.total)}
      label={t('quiz.progressLabel')}
      valueText={t('quiz.progress', { ...progress })}
      detail={
        <Row as="span" gap={2} wrap={false}>
          <span>{t('quiz.left', { count: progress.left })}</span>
          <Text as="span" size="sm" tone="soft">
            {t('quiz.percent', { ...progress })}
          </Text>
        </Row>
      }
    />
  );
}

/** The head of a page that fills the screen: the one way out, how far it is, the keys; below it what is to be done. */
export function QuizFrame({ mode, progress, onClose, onHelp, children }: QuizFrameProps) {
  const { t } = useTexts();
  useDocumentTitle(t('quiz.title'));
  return (
    <Stack
      gap={4}
      sx={{
        maxWidth: 1040,
        marginInline: 'auto',
        padding: { xs: '8px 16px 16px', md: '16px 32px 48px' },
        [shortScreen]: { gap: '8px', paddingBlock: '4px' },
      }}
    >
      <Stack as="header" gap={1}>
        <Row gap={3} wrap={false}>
          <IconButton
            label={t(progress ? 'quiz.end' : 'quiz.back')}
            icon={<Icon name="close" />}
            onMouseDown={keepFocus}
            onClick={onClose}
            style={{ marginInlineStart: -10 }}
          />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Heading level={1} hidden>
              {t('quiz.title')}
            </Heading>
            {progress}
          </Box>
          {onHelp && (
            <IconButton
              label={t('quiz.keys')}
              icon={<Icon name="keyboard" />}
              onMouseDown={keepFocus}
              onClick={onHelp}
              style={{ marginInlineEnd: -10 }}
            />
          )}
        </Row>
        <Box sx={{ [shortScreen]: { display: 'none' } }}>
          <Text size="sm" tone="soft" align="center">
            {mode}
          </Text>
        </Box>
      </Stack>
      {children}
    </Stack>
  );
}
