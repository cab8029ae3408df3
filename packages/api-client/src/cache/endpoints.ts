import type { RootState } from '@kotoba/session';
import { generatedApi } from '../generated/endpoints';

/** The list of a tag: answers that change when anything of the kind changes. */
const wordList = { type: 'Vocabulary', id: 'LIST' } as const;
const words = [wordList];
/** What a changed word changes: every list that may show it. */
const wordChanged = (id: number) => [
  { type: 'Vocabulary', id } as const,
  { type: 'Audio', id } as const,
  wordList,
];
/** Answers of a call that show some notes. The list of all is `note-list.ts`, which asks for one note at a time. */
const notes = [{ type: 'Note', id: 'LIST' }] as const;
const topics = ['Topic'] as const;
const sessions = ['Session'] as const;
/** Who is here. */
export const learnerIn = (state: unknown): number | undefined => (state as RootState).auth.user?.id;
/** What a changed collection of words changes elsewhere: topics count words, figures count all. */
const wordsChanged = [wordList, 'Topic', 'Stats'] as const;
const sessionsChanged = ['Session', 'Stats'] as const;

/**
 * What each answer is about and what each write changes, so that deleting in one remote shows in the others at once.
 * One list, beside the generated endpoints; an endpoint that is missing here is cached until nobody shows it.
 */
export const endpoints = generatedApi.enhanceEndpoints({
  endpoints: {
    // With each answer a word is due at another time.
    listVocabulary: { providesTags: [wordList, 'Stats'] },
    listTodaysVocabulary: { providesTags: words },
    getVocabulary: { providesTags: (_answer, _error, { id }) => [{ type: 'Vocabulary', id }] },
    getFurtherVocabulary: { providesTags: words },
    getVocabularyNeighbors: { providesTags: words },
    getVocabularyHistory: { providesTags: sessions },
    patchVocabulary: { invalidatesTags: (_answer, _error, { id }) => [...wordChanged(id), 'Topic', 'Stats'] },
    deleteVocabulary: {
      // The deleted word itself is not asked for again: its screen is about to leave, and a 404 would say "not found"
      // on the way.
      invalidatesTags: wordsChanged,
    },
    moveVocabulary: { invalidatesTags: ['Vocabulary', 'Topic', 'Chat'] },
    tagVocabulary: { invalidatesTags: ['Vocabulary'] },
    // As for one: the deleted words themselves are not asked for again.
    deleteManyVocabulary: { invalidatesTags: wordsChanged },
    restoreVocabulary: { invalidatesTags: ['Vocabulary', 'Topic', 'Stats', 'Session'] },
    generateVocabulary: { invalidatesTags: words },
    saveVocabulary: { invalidatesTags: ['Vocabulary', 'Topic', 'Stats'] },
    createVocabulary: { invalidatesTags: wordsChanged },
    updateVocabularyStatus: { invalidatesTags: ['Vocabulary', 'Topic', 'Stats'] },
    regenerateVocabulary: { invalidatesTags: (_answer, _error, { body }) => wordChanged(body.vocabulary_id) },
    undoRevision: { invalidatesTags: (_answer, _error, { body }) => wordChanged(body.vocabulary_id) },
    updateVocabularySentence: {
      invalidatesTags: (_answer, _error, { body }) => wordChanged(body.vocabulary_id),
    },
    updateVocabularyImage: {
      invalidatesTags: (_answer, _error, { body }) => wordChanged(body.vocabulary_id),
    },
    uploadVocabularyPhoto: { invalidatesTags: (_answer, _error, { id }) => wordChanged(id) },
    // A recording is named by its content: its address is good for as long as the word's text is. A tag of its own,
    // because making a recording changes the word, and the answer that is pending must not be thrown out of the cache
    // by that.
    getVocabularyAudio: { providesTags: (_answer, _error, { id }) => [{ type: 'Audio', id }] },

    listDecks: { providesTags: words },
    getDeck: { providesTags: words },
    addDeck: { invalidatesTags: wordsChanged },

    // Its progress comes as events.
    listVocabularyImports: { providesTags: ['Import'] },
    importVocabulary: { invalidatesTags: ['Import'] },
    getVocabularyImport: { providesTags: (_answer, _error, { id }) => [{ type: 'Import' as const, id }] },
    cancelVocabularyImport: {
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Import' as const, id }],
    },

    listNotes: { providesTags: notes },
    updateNote: { invalidatesTags: notes },
    deleteNote: { invalidatesTags: notes },
    restoreNote: { invalidatesTags: notes },
    retryNote: { invalidatesTags: notes },
    listNoteMeanings: { providesTags: (_answer, _error, { id }) => [{ type: 'Note', id }] },
    answerNote: {
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Note', id }, ...notes, ...wordsChanged],
    },

    // What a card is depends on its word.
    saveChatVocabulary: { invalidatesTags: ['Chat', ...wordsChanged] },

    listCollections: { providesTags: topics },
    getTopicTree: { providesTags: topics },
    listVocabularyOfTopic: { providesTags: words },
    listVocabularyOfCollection: { providesTags: words },
    createCollection: { invalidatesTags: topics },
    renameCollection: { invalidatesTags: ['Topic', 'Vocabulary'] },
    deleteCollection: { invalidatesTags: ['Topic', 'Vocabulary'] },

    // A quiz opens where the session is now, and a kept copy may be of before the answers of another tab.
    getSession: { providesTags: sessions, keepUnusedDataFor: 0 },
    getSessionProgress: { providesTags: sessions },
    listSessions: { providesTags: sessions },
    listUnfinishedSessions: { providesTags: sessions },
    listDue: { providesTags: ['Stats', 'Vocabulary'] },
    getWordHint: { providesTags: words },
    getVacation: { providesTags: ['Stats'] },
    setVacation: { invalidatesTags: ['Stats'] },
    startSession: { invalidatesTags: sessions },
    startRelearnSession: { invalidatesTags: sessions },
    endSession: { invalidatesTags: sessionsChanged },
    setLearnDetailStatus: { invalidatesTags: sessionsChanged },
    checkAnswerMode: { invalidatesTags: sessionsChanged },
    markReviewed: { invalidatesTags: sessionsChanged },
    undoAnswer: { invalidatesTags: sessionsChanged },
    acceptAnswer: {
      invalidatesTags: (_answer, _error, { body }) => [...wordChanged(body.vocabularyId), ...sessionsChanged],
    },

    getForecast: { providesTags: ['Stats', 'Vocabulary'] },
    getStatsSummary: { providesTags: ['Stats'] },
    getLearningStats: { providesTags: ['Stats'] },

    getProfile: { providesTags: ['Profile'] },
    updateProfile: { invalidatesTags: ['Profile'] },
    getSettings: { providesTags: ['Settings'] },
    updateSettings: {
      // Days and limits decide what is due and how long a streak is.
      invalidatesTags: ['Stats'],
      // A change holds at once on every screen, and is taken back when the server refuses it; the screen that sent it
      // says why.
      onQueryStarted: ({ body }, { dispatch, getState, queryFulfilled }) => {
        const learner = learnerIn(getState());
        const change = dispatch(
          generatedApi.util.updateQueryData('getSettings', undefined, (settings) => {
            Object.assign(settings, body);
          }),
        );
        queryFulfilled.catch(() => {
          // The settings of whoever is here now are not the ones that were changed.
          if (learnerIn(getState()) === learner) change.undo();
        });
      },
    },
    listDevices: { providesTags: ['Devices'] },
    revokeDevice: { invalidatesTags: ['Devices'] },
    // It signs every other device out.
    changePassword: { invalidatesTags: ['Devices'] },
  },
});
