import { isPartOfSpeech } from '@kotoba/contracts';
import type { Database, Transaction } from '../../platform/database/database';
import { findWords, toEntry, toLevel } from '../vocabulary';
import { selectCards, type Card } from './chat.repository';
import type { ChatCard, ChatMessage } from './chat.schemas';
import type { ChatMessageRow } from './chat.tables';

/** What a card shows when its word is gone. */
function fromSnapshot({ values }: Card['snapshot']): ChatCard {
  return {
    id: null,
    en_word: values.enWord,
    ja_word: values.jaWord,
    hiragana: values.hiragana,
    katakana: values.katakana,
    kanji: values.kanji,
    romaji: values.romaji,
    part_of_speech: isPartOfSpeech(values.partOfSpeech) ? values.partOfSpeech : 'other',
    level: toLevel(values.level),
    ja_sentence: values.jaSentence,
    ja_hiragana_sentence: values.jaHiraganaSentence,
    romaji_sentence: values.romajiSentence,
    en_sentence: values.enSentence,
    word_image_url: null,
    word_image_alt: null,
    sentence_image_url: null,
    sentence_image_alt: null,
    word_audio_url: null,
    sentence_audio_url: null,
    word_audio_url_en: null,
    sentence_audio_url_en: null,
    tags: values.tags,
    alternatives: values.alternatives,
    blocked_answers: values.blockedAnswers,
    notes: values.notes,
    sources: values.sources,
    checked: values.unchecked.length === 0,
    unchecked: values.unchecked,
    status: false,
    is_saved: false,
    learned: false,
    user_topic: null,
    topic: null,
    created_at: null,
    updated_at: null,
  };
}

/** Messages with their cards as the learner's words are now. */
export async function toMessages(
  db: Database | Transaction,
  userId: number,
  rows: readonly ChatMessageRow[],
): Promise<ChatMessage[]> {
  const cards = await selectCards(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const ids = cards.flatMap(({ vocabularyId }) => vocabularyId ?? []);
  const words = new Map((await findWords(db, userId, ids)).map((row) => [row.word.id, row]));
  const show = ({ vocabularyId, snapshot }: Card): ChatCard => {
    const row = vocabularyId === null ? undefined : words.get(vocabularyId);
    return row ? toEntry(row) : fromSnapshot(snapshot);
  };
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    type: row.type,
    content: row.content,
    vocabularyData: cards.filter(({ messageId }) => messageId === row.id).map(show),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
