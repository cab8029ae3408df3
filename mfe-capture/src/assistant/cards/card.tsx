import { type ChatCard, useAudioAddress, type Spoken } from '@kotoba/api-client';
import { wordSegments, sentenceSegments } from '@kotoba/japanese';
import {
  Box,
  Button,
  Card as Sheet,
  color,
  Headword,
  Icon,
  IconLink,
  JapaneseText,
  ReadingBeside,
  Text,
  Row,
  Stack,
  StatusBadge,
  AudioButton,
  radius,
  Furigana,
  LearnerText,
} from '@kotoba/shared-ui/core';
import { WordBadges, CheckedMark, CheckedNote, SourceChip } from '@kotoba/shared-ui/words';
import { type ReactNode, useState, useMemo } from 'react';
import { useTexts } from '../../texts';

interface CardAudioProps {
  readonly card: Spoken;
  readonly sounds: readonly ('ja_word' | 'en_word' | 'ja_sentence')[];
}

/** Recordings of a card. */
function CardAudio({ card, sounds }: CardAudioProps) {
  const addressOf = useAudioAddress(card);
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

const row = { padding: '4px 8px 4px 4px' } as const;
const opener = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '12px',
  minWidth: 0,
  minHeight: 44,
  padding: '8px',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: 'none',
  border: 0,
  borderRadius: `${radius.field}px`,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.aiTint },
} as const;
const details = { padding: '0 12px 12px' } as const;

/** How a word is written, read and meant, in a line; pressed it opens the rest. */
function CardOpener({ card, open, onToggle }: { card: ChatCard; open: boolean; onToggle: () => void }) {
  const kana = card.hiragana ?? card.katakana;
  return (
    <Box component="button" type="button" aria-expanded={open} onClick={onToggle} sx={opener}>
      <ReadingBeside
        word={card.ja_word}
        reading={kana === card.ja_word ? null : kana}
        focusable={false}
        size="lg"
      />{' '}
      <Text as="span" lang="en">
        {card.en_word}
      </Text>{' '}
      {card.unchecked.length > 0 && <CheckedMark entry={card} part="word" />}
    </Box>
  );
}

/**
 * A word that the assistant brought, as a row with its sound and the way into the vocabulary, that opens to all that is
 * known of it. Source: CHAT-17.
 */
export function Card({ card, busy, saving, onSave, onEdit }: CardProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { en_word, is_saved } = card;
  const sound = card.id === null ? null : { ...card, id: card.id };
  return (
    <Sheet as="article" padding="none" aria-label={en_word}>
      <Row gap={2} align="center" wrap={false} sx={row}>
        <CardOpener card={card} open={open} onToggle={() => setOpen(!open)} />
        {sound && <CardAudio card={sound} sounds={['ja_word']} />}
        {is_saved ? (
          <Row gap={1} align="center" wrap={false}>
            <StatusBadge tone="matsu">{t('card.saved')}</StatusBadge>
            <IconLink
              to={listOf(en_word)}
              label={t('card.view')}
              size="small"
              icon={<Icon name="arrowRight" size={18} />}
            />
          </Row>
        ) : (
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
        )}
      </Row>
      {open && (
        <Stack gap={4} sx={details}>
          <Row gap={4} align="start" wrap={false}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Headword segments={wordSegments(card)} romaji={card.romaji} size="list" />
            </Box>
            <CardPicture url={card.word_image_url} alt={card.word_image_alt} />
          </Row>
          <CardOrigin card={card} part="word">
            <WordBadges word={{ partOfSpeech: card.part_of_speech, level: card.level }} />
          </CardOrigin>
          <CardSentence card={card} />
          <Row gap={2} justify="between">
            {sound && (
              <CardAudio
                card={sound}
                sounds={card.ja_sentence === null ? ['en_word'] : ['en_word', 'ja_sentence']}
              />
            )}
            {!is_saved && (
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
            )}
          </Row>
        </Stack>
      )}
    </Sheet>
  );
}
