import { type ChatCard, useAudioAddress, type Spoken } from '@kotoba/api-client';
import { wordSegments, sentenceSegments } from '@kotoba/japanese';
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
  AudioButton,
  radius,
  Furigana,
  LearnerText,
} from '@kotoba/shared-ui/core';
import { WordBadges, CheckedMark, CheckedNote, SourceChip } from '@kotoba/shared-ui/words';
import { type ReactNode, useState, useMemo } from 'react';
import { useTexts } from '../../texts';

/** The recordings of a card's word and of its sentence. */
function CardAudio({ card }: { readonly card: Spoken & Pick<ChatCard, 'ja_sentence'> }) {
  const addressOf = useAudioAddress(card);
  const sounds = [
    'ja_word',
    'en_word',
    ...(card.ja_sentence === null ? [] : ['ja_sentence' as const]),
  ] as const;
  return (
    <Row gap={2}>
      {sounds.map((sound) => (
        <AudioButton key={sound} sound={sound} size="small" load={() => addressOf(sound)} />
      ))}
    </Row>
  );
}

interface CardOriginProps {
  readonly card: Pick<ChatCard, 'sources' | 'unchecked'>;
  readonly part: 'word' | 'sentence';
  /** Labels that stand before them. */
  readonly children?: ReactNode;
}

/** Who made a part of the card, and whether it held against its checks. */
function CardOrigin({ card, part, children }: CardOriginProps) {
  return (
    <Stack gap={1}>
      <Row gap={1.5}>
        {children}
        <SourceChip source={card.sources[part]} />
        <CheckedMark entry={card} part={part} />
      </Row>
      <CheckedNote entry={card} part={part} />
    </Stack>
  );
}

interface CardPictureProps {
  readonly url: string | null;
  readonly alt: string | null;
}

/** Px: the same before and after it is loaded, so that a conversation does not move. */
const SIZE = 88;

/** The picture of a word; nothing when there is none or it cannot be loaded. */
function CardPicture({ url, alt }: CardPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || url === broken) return null;
  return (
    <Box
      component="img"
      src={url}
      alt={alt ?? ''}
      width={SIZE}
      height={SIZE}
      onError={() => setBroken(url)}
      sx={{ flex: 'none', objectFit: 'cover', borderRadius: `${radius.field}px` }}
    />
  );
}

interface CardSentenceProps {
  readonly card: ChatCard;
}

/** The example of a card with its translation; nothing when there is none. */
function CardSentence({ card }: CardSentenceProps) {
  const { ja_sentence, en_sentence } = card;
  const segments = useMemo(() => sentenceSegments(card), [card]);
  if (ja_sentence === null && en_sentence === null) return null;
  return (
    <Stack gap={1}>
      {ja_sentence !== null && (
        <JapaneseText as="p" size="lg">
          {segments ? <Furigana segments={segments} /> : ja_sentence}
        </JapaneseText>
      )}
      {en_sentence !== null && (
        <LearnerText size="sm" tone="soft">
          {en_sentence}
        </LearnerText>
      )}
      <CardOrigin card={card} part="sentence" />
    </Stack>
  );
}

export interface CardProps {
  readonly card: ChatCard;
  /** While anything of the message is being saved. */
  readonly busy: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onEdit: () => void;
}

/** Where the list shows the word. Source: CHAT-7. */
const listOf = (word: string): string => `/vocabularies?search=${encodeURIComponent(word)}`;

/** A word that the assistant brought: how it is written, read, meant and used, and the way into the vocabulary. */
export function Card({ card, busy, saving, onSave, onEdit }: CardProps) {
  const { t } = useTexts();
  const { en_word, is_saved } = card;
  return (
    <Sheet as="article" padding="snug" aria-label={en_word}>
      <Row gap={4} align="start" wrap={false}>
        <Stack gap={2} sx={{ flex: 1, minWidth: 0 }}>
          <Headword segments={wordSegments(card)} romaji={card.romaji} size="list" />
          <Heading level={2} size="md" lang="en">
            {en_word}
          </Heading>
        </Stack>
        <CardPicture url={card.word_image_url} alt={card.word_image_alt} />
      </Row>
      <CardOrigin card={card} part="word">
        <WordBadges word={{ partOfSpeech: card.part_of_speech, level: card.level }} />
      </CardOrigin>
      <CardSentence card={card} />
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
