import { useState } from 'react';
import { toApiError, type ChatMessage } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { useSaveCardMutation } from '../chat.api';
import type { Wish } from './save-card';
import { t } from '../../texts';

/** What is being saved: the card at an index, or how many of all are done. */
export type Saving = { readonly index: number } | { readonly done: number; readonly size: number } | null;

/** Saving cards of a message. Saving one twice, also from two tabs, is one word: the server knows which word a card is. */
export function useSaving(message: ChatMessage) {
  const [saveCard] = useSaveCardMutation();
  const [saving, setSaving] = useState<Saving>(null);
  const cards = message.vocabularyData;

  /** Gives whether everything was saved. */
  async function attempt(work: () => Promise<string>): Promise<boolean> {
    if (saving) return false;
    try {
      notify.success(await work());
      return true;
    } catch (error) {
      notify.error(toApiError(error, t('card.saveFailed')).message);
      return false;
    } finally {
      setSaving(null);
    }
  }

  return {
    saving,
    save: (index: number, wish: Wish = {}) =>
      attempt(async () => {
        setSaving({ index });
        await saveCard({ message, index, ...wish }).unwrap();
        return t('card.savedToast', { word: wish.changes?.en_word ?? cards[index]?.en_word ?? '' });
      }),
    saveAll: (wish: Wish) =>
      attempt(async () => {
        const unsaved = cards.flatMap(({ is_saved }, index) => (is_saved ? [] : [index]));
        for (const [done, index] of unsaved.entries()) {
          setSaving({ done, size: unsaved.length });
          await saveCard({ message, index, ...wish }).unwrap();
        }
        return t('card.savedAllToast', { count: unsaved.length });
      }),
  };
}
