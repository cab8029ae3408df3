import { generatedApi } from '../generated/endpoints';

/** The list of a tag: answers that change when anything of the kind changes. */
const words = ['Vocabulary'] as const;
const notes = ['Note'] as const;
const topics = ['Topic'] as const;
const sessions = ['Session'] as const;
/** What a changed collection of words changes elsewhere: topics count words, figures count all. */
const wordsChanged = ['Vocabulary', 'Topic', 'Stats'] as const;
const sessionsChanged = ['Session', 'Stats'] as const;

/**
 * What each answer is about and what each write changes, so that deleting in one remote shows in the others at once. One list, beside
 * the generated endpoints; an endpoint that is missing here is cached until nobody shows it.
 */
export const endpoints = generatedApi.enhanceEndpoints({
  endpoints: {
    listVocabulary: { providesTags: words },
    listTodaysVocabulary: { providesTags: words },
    getVocabulary: { providesTags: (_answer, _error, { id }) => [{ type: 'Vocabulary', id }, 'Vocabulary'] },
    getVocabularyNeighbors: { providesTags: words },
    patchVocabulary: { invalidatesTags: wordsChanged },
    deleteVocabulary: {
      // The deleted word itself is not asked for again: its screen is about to leave, and a 404 would say "not found" on the way.
      invalidatesTags: wordsChanged,
    },
    generateVocabulary: { invalidatesTags: words },
    saveVocabulary: { invalidatesTags: wordsChanged },
    createVocabulary: { invalidatesTags: wordsChanged },
    updateVocabularyStatus: { invalidatesTags: wordsChanged },
    regenerateVocabulary: { invalidatesTags: words },
    updateVocabularySentence: { invalidatesTags: words },
    updateVocabularyImage: { invalidatesTags: words },
    // A recording is named by its content: once known, its address is good for as long as the word's text is.
    getVocabularyAudio: { providesTags: words },

    listNotes: { providesTags: notes },
    createNote: { invalidatesTags: notes },
    updateNote: { invalidatesTags: notes },
    deleteNote: { invalidatesTags: notes },
    retryNote: { invalidatesTags: notes },

    listCollections: { providesTags: topics },
    getTopicTree: { providesTags: topics },
    listVocabularyOfTopic: { providesTags: words },
    listVocabularyOfCollection: { providesTags: words },
    createCollection: { invalidatesTags: topics },
    renameCollection: { invalidatesTags: ['Topic', 'Vocabulary'] },
    deleteCollection: { invalidatesTags: ['Topic', 'Vocabulary'] },

    getSession: { providesTags: sessions },
    getSessionProgress: { providesTags: sessions },
    listSessions: { providesTags: sessions },
    listUnfinishedSessions: { providesTags: sessions },
    listDue: { providesTags: ['Stats', 'Vocabulary'] },
    startSession: { invalidatesTags: sessions },
    startRelearnSession: { invalidatesTags: sessions },
    endSession: { invalidatesTags: sessionsChanged },
    checkAnswerMode: { invalidatesTags: sessionsChanged },
    markReviewed: { invalidatesTags: sessionsChanged },
    setLearnDetailStatus: { invalidatesTags: sessionsChanged },

    getStatsSummary: { providesTags: ['Stats'] },
  },
});
