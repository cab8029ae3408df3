import type { ChatCard } from '@kotoba/api-client';
import { wordSegments } from '@kotoba/japanese';
import {
  Box,
  Button,
  Card as Sheet,
  color,
  Headword,
  Heading,
  Icon,
  JapaneseText,
  Row,
  Stack,
  StatusBadge,
  TextLink,
} from '@kotoba/shared-ui/core';
import { WordBadges } from '@kotoba/shared-ui/data';
import { CardAudio } from './card-audio';
import { CardOrigin } from './card-origin';
import { CardPicture } from './card-picture';
import { CardSentence } from './card-sentence';
import { useTexts } from '../../texts';

export interface CardProps {
  readonly card: ChatCard;
  /** Whether kana stand above kanji. */
  readonly readings: boolean;
  /** While anything of the message is being saved. */
  readonly busy: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onEdit: () => void;
}

/** Where the list shows the word. Source: CHAT-7. */
const listOf = (word: string): string => `/vocabularies?search=${encodeURIComponent(word)}`;

/** A word that the assistant brought: how it is written, read, meant and used, and the way into the vocabulary. */
export function Card({ card, readings, busy, saving, onSave, onEdit }: CardProps) {
  const { t } = useTexts();
  const { en_word, hiragana, katakana, is_saved } = card;
  const kana = hiragana ?? katakana;
  return (
    <Sheet as="article" padding="snug" aria-label={en_word}>
      <Row gap={4} align="start" wrap={false}>
        <Stack gap={2} sx={{ flex: 1, minWidth: 0 }}>
          <Headword segments={wordSegments(card)} romaji={card.romaji} size="list" readings={readings} />
          {kana !== null && kana !== card.ja_word && <JapaneseText tone="soft">{kana}</JapaneseText>}
          <Heading level={2} size="md" lang="en">
            {en_word}
          </Heading>
        </Stack>
        <CardPicture url={card.word_image_url} alt={card.word_image_alt} />
      </Row>
      <CardOrigin card={card} part="word">
        <WordBadges word={{ partOfSpeech: card.part_of_speech, level: card.level }} />
      </CardOrigin>
      <CardSentence card={card} readings={readings} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '8px',
          paddingTop: '12px',
          borderTop: `1px solid ${color.line}`,
        }}
      >
        {card.id === null ? <span /> : <CardAudio card={{ ...card, id: card.id }} />}
        {is_saved ? (
          <Row gap={3} align="center">
            <StatusBadge tone="matsu">{t('card.saved')}</StatusBadge>
            <TextLink to={listOf(en_word)}>{t('card.view')}</TextLink>
          </Row>
        ) : (
          <Row gap={2}>
            <Button
              variant="quiet"
              size="small"
              icon={<Icon name="edit" size={18} />}
              disabled={busy}
              aria-label={t('card.editNamed', { word: en_word })}
              onClick={onEdit}
            >
              {t('card.edit')}
            </Button>
            <Button
              size="small"
              icon={<Icon name="bookmark" size={18} />}
              disabled={busy}
              busy={saving}
              aria-label={t('card.saveNamed', { word: en_word })}
              onClick={onSave}
            >
              {t('card.save')}
            </Button>
          </Row>
        )}
      </Box>
    </Sheet>
  );
}
