import { paths } from '@kotoba/contracts';
import { EmptyState, LinkButton, RichText, Stack, Text, TextLink } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** In place of everything that is practised with words: the way to the first ones. Source: SHELL-29. */
export function NoWords() {
  const { t } = useTexts();
  return (
    <EmptyState
      drawing="cards"
      title={t('home.noWords')}
      hint={t('home.noWordsText')}
      action={
        <Stack gap={3} align="center">
          <LinkButton to={paths.capture} variant="primary">
            {t('home.capture')}
          </LinkButton>
          <Text tone="soft">
            <RichText
              text={t('home.decks')}
              parts={{ link: (inside) => <TextLink to={paths.vocabularyDecks}>{inside}</TextLink> }}
            />
          </Text>
        </Stack>
      }
    />
  );
}
