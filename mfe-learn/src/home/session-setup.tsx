import { useState } from 'react';
import { CARD_MODE, maxLength } from '@kotoba/contracts';
import { Box, Button, Card, Heading, Icon, Row, Stack, Text } from '@kotoba/shared-ui/core';
import { TextInput } from '@kotoba/shared-ui/inputs';
import { useFindVocabularyByMessageMutation } from '@kotoba/api-client';
import { useSittingPlan, type SessionStarter } from './use-start-session';
import { useTexts } from '../texts';

/** Kana → English: the mode that asks the least typing of a newcomer. */
const FREE_TEXT_MODE = CARD_MODE.kanaToEn;

/** Starting without the wizard: by free text, or with the words that are due. */
export function SessionSetup({ start, starting }: SessionStarter) {
  const { t } = useTexts();
  const [message, setMessage] = useState('');
  const [findByMessage] = useFindVocabularyByMessageMutation();
  const plan = useSittingPlan();
  const request = message.trim();

  function startByText(): void {
    if (request === '') return;
    const find = async () => {
      const { data } = await findByMessage({ body: { message: request, mode: FREE_TEXT_MODE } }).unwrap();
      return { ids: data.vocabulary.map(({ id }) => id), topic: data.category, level: data.level };
    };
    void start({ find, mode: FREE_TEXT_MODE, none: t('setup.none'), failed: t('wizard.startFailed') });
  }

  return (
    <Card as="section" aria-labelledby="session-setup">
      <Stack gap={4}>
        <div>
          <Heading level={2} size="lg" id="session-setup">
            {t('setup.title')}
          </Heading>
          <Text tone="soft">{t('setup.text')}</Text>
        </div>
        <Row gap={3} align="end">
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <TextInput
              label={t('setup.field')}
              placeholder={t('setup.placeholder')}
              value={message}
              onChange={setMessage}
              onEnter={startByText}
              maxLength={maxLength.message}
            />
          </Box>
          {/* In the middle of the field, which keeps room for a message below itself. */}
          <Box sx={{ marginBottom: '8px' }}>
            <Button variant="secondary" disabled={request === '' || starting} onClick={startByText}>
              {t('setup.start')}
            </Button>
          </Box>
        </Row>
        <Row gap={3} wrap>
          <Button
            variant="secondary"
            icon={<Icon name="sparkle" size={18} />}
            disabled={starting}
            onClick={() => void start(plan)}
          >
            {t('setup.smart')}
          </Button>
          <Text size="sm" tone="soft">
            {t('setup.smartText')}
          </Text>
        </Row>
      </Stack>
    </Card>
  );
}
