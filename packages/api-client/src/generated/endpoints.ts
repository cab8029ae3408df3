import { api } from "../api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/auth/signin`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "x-time-zone": queryArg["x-time-zone"],
        },
      }),
    }),
    signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({
        url: `/auth/signup`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "x-time-zone": queryArg["x-time-zone"],
        },
      }),
    }),
    forgotPassword: build.mutation<
      ForgotPasswordApiResponse,
      ForgotPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/forgot-password`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/reset-password`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({
        url: `/auth/verify-email`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listCountries: build.query<ListCountriesApiResponse, ListCountriesApiArg>({
      query: () => ({ url: `/countries` }),
    }),
    getDemoWord: build.query<GetDemoWordApiResponse, GetDemoWordApiArg>({
      query: (queryArg) => ({
        url: `/demo/word`,
        params: {
          text: queryArg.text,
        },
      }),
    }),
    getDemoAudio: build.query<GetDemoAudioApiResponse, GetDemoAudioApiArg>({
      query: (queryArg) => ({
        url: `/demo/audio`,
        params: {
          text: queryArg.text,
          variant: queryArg.variant,
        },
      }),
    }),
    reportError: build.mutation<ReportErrorApiResponse, ReportErrorApiArg>({
      query: (queryArg) => ({
        url: `/error-reports`,
        method: "POST",
        body: queryArg.errorReport,
      }),
    }),
    listMailbox: build.query<ListMailboxApiResponse, ListMailboxApiArg>({
      query: () => ({ url: `/dev/mailbox` }),
    }),
    checkAuth: build.mutation<CheckAuthApiResponse, CheckAuthApiArg>({
      query: (queryArg) => ({
        url: `/auth/check-auth`,
        method: "POST",
        headers: {
          "x-time-zone": queryArg["x-time-zone"],
        },
      }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/auth/signout`, method: "POST" }),
    }),
    resendVerification: build.mutation<
      ResendVerificationApiResponse,
      ResendVerificationApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/resend-verification`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listVocabulary: build.query<
      ListVocabularyApiResponse,
      ListVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary`,
        params: {
          search: queryArg.search,
          part_of_speech: queryArg.partOfSpeech,
          level: queryArg.level,
          sort_by: queryArg.sortBy,
          learned: queryArg.learned,
          userTopicId: queryArg.userTopicId,
          topicId: queryArg.topicId,
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    listChoosableVocabulary: build.query<
      ListChoosableVocabularyApiResponse,
      ListChoosableVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/choosable`,
        params: {
          search: queryArg.search,
          part_of_speech: queryArg.partOfSpeech,
          level: queryArg.level,
          sort_by: queryArg.sortBy,
          learned: queryArg.learned,
          userTopicId: queryArg.userTopicId,
          topicId: queryArg.topicId,
        },
      }),
    }),
    listTodaysVocabulary: build.query<
      ListTodaysVocabularyApiResponse,
      ListTodaysVocabularyApiArg
    >({
      query: () => ({ url: `/vocabulary/today` }),
    }),
    getKanjiStrokes: build.query<
      GetKanjiStrokesApiResponse,
      GetKanjiStrokesApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/kanji/${queryArg.kanji}/strokes`,
      }),
    }),
    getVocabulary: build.query<GetVocabularyApiResponse, GetVocabularyApiArg>({
      query: (queryArg) => ({ url: `/vocabulary/${queryArg.id}` }),
    }),
    patchVocabulary: build.mutation<
      PatchVocabularyApiResponse,
      PatchVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.vocabularyEntryPatch,
      }),
    }),
    deleteVocabulary: build.mutation<
      DeleteVocabularyApiResponse,
      DeleteVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    getVocabularyNeighbors: build.query<
      GetVocabularyNeighborsApiResponse,
      GetVocabularyNeighborsApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/${queryArg.id}/neighbors`,
        params: {
          search: queryArg.search,
          part_of_speech: queryArg.partOfSpeech,
          level: queryArg.level,
          sort_by: queryArg.sortBy,
          learned: queryArg.learned,
          userTopicId: queryArg.userTopicId,
          topicId: queryArg.topicId,
        },
      }),
    }),
    getFurtherVocabulary: build.query<
      GetFurtherVocabularyApiResponse,
      GetFurtherVocabularyApiArg
    >({
      query: (queryArg) => ({ url: `/vocabulary/${queryArg.id}/further` }),
    }),
    generateVocabulary: build.mutation<
      GenerateVocabularyApiResponse,
      GenerateVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/generate`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    saveVocabulary: build.mutation<
      SaveVocabularyApiResponse,
      SaveVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/save`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    createVocabulary: build.mutation<
      CreateVocabularyApiResponse,
      CreateVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/create`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    updateVocabularyStatus: build.mutation<
      UpdateVocabularyStatusApiResponse,
      UpdateVocabularyStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/update-status`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    regenerateVocabulary: build.mutation<
      RegenerateVocabularyApiResponse,
      RegenerateVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/regenerate`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    undoRevision: build.mutation<UndoRevisionApiResponse, UndoRevisionApiArg>({
      query: (queryArg) => ({
        url: `/vocabulary/undo`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateVocabularySentence: build.mutation<
      UpdateVocabularySentenceApiResponse,
      UpdateVocabularySentenceApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/update-sentence`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateVocabularyImage: build.mutation<
      UpdateVocabularyImageApiResponse,
      UpdateVocabularyImageApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/update-image`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    moveVocabulary: build.mutation<
      MoveVocabularyApiResponse,
      MoveVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/move`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    tagVocabulary: build.mutation<
      TagVocabularyApiResponse,
      TagVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/tag`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deleteManyVocabulary: build.mutation<
      DeleteManyVocabularyApiResponse,
      DeleteManyVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/delete`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    restoreVocabulary: build.mutation<
      RestoreVocabularyApiResponse,
      RestoreVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/restore`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    exportVocabulary: build.query<
      ExportVocabularyApiResponse,
      ExportVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/export`,
        params: {
          search: queryArg.search,
          part_of_speech: queryArg.partOfSpeech,
          level: queryArg.level,
          sort_by: queryArg.sortBy,
          learned: queryArg.learned,
          userTopicId: queryArg.userTopicId,
          topicId: queryArg.topicId,
          format: queryArg.format,
          bom: queryArg.bom,
        },
      }),
    }),
    exportSelectedVocabulary: build.mutation<
      ExportSelectedVocabularyApiResponse,
      ExportSelectedVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/export`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    uploadVocabularyFile: build.mutation<
      UploadVocabularyFileApiResponse,
      UploadVocabularyFileApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/import/preview`,
        method: "POST",
        body: queryArg.body,
        params: {
          name: queryArg.name,
          brief: queryArg.brief,
        },
      }),
    }),
    previewVocabularyImport: build.mutation<
      PreviewVocabularyImportApiResponse,
      PreviewVocabularyImportApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/import/${queryArg.id}/preview`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    importVocabulary: build.mutation<
      ImportVocabularyApiResponse,
      ImportVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/import`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listVocabularyImports: build.query<
      ListVocabularyImportsApiResponse,
      ListVocabularyImportsApiArg
    >({
      query: () => ({ url: `/vocabulary/import` }),
    }),
    getVocabularyImport: build.query<
      GetVocabularyImportApiResponse,
      GetVocabularyImportApiArg
    >({
      query: (queryArg) => ({ url: `/vocabulary/import/${queryArg.id}` }),
    }),
    cancelVocabularyImport: build.mutation<
      CancelVocabularyImportApiResponse,
      CancelVocabularyImportApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/import/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    uploadVocabularyPhoto: build.mutation<
      UploadVocabularyPhotoApiResponse,
      UploadVocabularyPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/${queryArg.id}/photo`,
        method: "POST",
        body: queryArg.body,
        params: {
          alt: queryArg.alt,
        },
      }),
    }),
    getVocabularyAudio: build.query<
      GetVocabularyAudioApiResponse,
      GetVocabularyAudioApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/${queryArg.id}/audio`,
        params: {
          variant: queryArg.variant,
        },
      }),
    }),
    listNotes: build.query<ListNotesApiResponse, ListNotesApiArg>({
      query: (queryArg) => ({
        url: `/capture-notes`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          before: queryArg.before,
          ids: queryArg.ids,
        },
      }),
    }),
    createNote: build.mutation<CreateNoteApiResponse, CreateNoteApiArg>({
      query: (queryArg) => ({
        url: `/capture-notes`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    updateNote: build.mutation<UpdateNoteApiResponse, UpdateNoteApiArg>({
      query: (queryArg) => ({
        url: `/capture-notes/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deleteNote: build.mutation<DeleteNoteApiResponse, DeleteNoteApiArg>({
      query: (queryArg) => ({
        url: `/capture-notes/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    restoreNote: build.mutation<RestoreNoteApiResponse, RestoreNoteApiArg>({
      query: (queryArg) => ({
        url: `/capture-notes/${queryArg.id}/restore`,
        method: "POST",
      }),
    }),
    retryNote: build.mutation<RetryNoteApiResponse, RetryNoteApiArg>({
      query: (queryArg) => ({
        url: `/capture-notes/${queryArg.id}/retry`,
        method: "POST",
      }),
    }),
    listNoteMeanings: build.query<
      ListNoteMeaningsApiResponse,
      ListNoteMeaningsApiArg
    >({
      query: (queryArg) => ({ url: `/capture-notes/${queryArg.id}/meanings` }),
    }),
    answerNote: build.mutation<AnswerNoteApiResponse, AnswerNoteApiArg>({
      query: (queryArg) => ({
        url: `/capture-notes/${queryArg.id}/meanings`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listDecks: build.query<ListDecksApiResponse, ListDecksApiArg>({
      query: () => ({ url: `/decks` }),
    }),
    getDeck: build.query<GetDeckApiResponse, GetDeckApiArg>({
      query: (queryArg) => ({ url: `/decks/${queryArg.name}` }),
    }),
    addDeck: build.mutation<AddDeckApiResponse, AddDeckApiArg>({
      query: (queryArg) => ({
        url: `/decks/${queryArg.name}`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listCollections: build.query<
      ListCollectionsApiResponse,
      ListCollectionsApiArg
    >({
      query: () => ({ url: `/topics/user` }),
    }),
    createCollection: build.mutation<
      CreateCollectionApiResponse,
      CreateCollectionApiArg
    >({
      query: (queryArg) => ({
        url: `/topics/user`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    renameCollection: build.mutation<
      RenameCollectionApiResponse,
      RenameCollectionApiArg
    >({
      query: (queryArg) => ({
        url: `/topics/user/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.body,
      }),
    }),
    deleteCollection: build.mutation<
      DeleteCollectionApiResponse,
      DeleteCollectionApiArg
    >({
      query: (queryArg) => ({
        url: `/topics/user/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    getTopicTree: build.query<GetTopicTreeApiResponse, GetTopicTreeApiArg>({
      query: (queryArg) => ({ url: `/topics/by-user-topic/${queryArg.id}` }),
    }),
    listVocabularyOfTopic: build.query<
      ListVocabularyOfTopicApiResponse,
      ListVocabularyOfTopicApiArg
    >({
      query: (queryArg) => ({
        url: `/topics/vocabulary/by-topic`,
        params: {
          topicId: queryArg.topicId,
          subtopicId: queryArg.subtopicId,
          mode: queryArg.mode,
        },
      }),
    }),
    listVocabularyOfCollection: build.query<
      ListVocabularyOfCollectionApiResponse,
      ListVocabularyOfCollectionApiArg
    >({
      query: (queryArg) => ({
        url: `/topics/vocabulary/by-user-topic/${queryArg.id}`,
        params: {
          mode: queryArg.mode,
        },
      }),
    }),
    startSession: build.mutation<StartSessionApiResponse, StartSessionApiArg>({
      query: (queryArg) => ({
        url: `/learn/start`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    startRelearnSession: build.mutation<
      StartRelearnSessionApiResponse,
      StartRelearnSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/learn/relearn`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
      query: (queryArg) => ({ url: `/learn/session/${queryArg.id}` }),
    }),
    getSessionProgress: build.query<
      GetSessionProgressApiResponse,
      GetSessionProgressApiArg
    >({
      query: (queryArg) => ({ url: `/learn/session/${queryArg.id}/progress` }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/learn/session/${queryArg.id}/end`,
        method: "PUT",
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: (queryArg) => ({
        url: `/learn/sessions`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    listUnfinishedSessions: build.query<
      ListUnfinishedSessionsApiResponse,
      ListUnfinishedSessionsApiArg
    >({
      query: (queryArg) => ({
        url: `/learn/unfinished-sessions`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    checkAnswerMode: build.mutation<
      CheckAnswerModeApiResponse,
      CheckAnswerModeApiArg
    >({
      query: (queryArg) => ({
        url: `/learn/check-answer-mode`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    checkAnswer: build.mutation<CheckAnswerApiResponse, CheckAnswerApiArg>({
      query: (queryArg) => ({
        url: `/learn/check-answer`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    markReviewed: build.mutation<MarkReviewedApiResponse, MarkReviewedApiArg>({
      query: (queryArg) => ({
        url: `/learn/mark-reviewed`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    setLearnDetailStatus: build.mutation<
      SetLearnDetailStatusApiResponse,
      SetLearnDetailStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/learn/learn-detail/status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    undoAnswer: build.mutation<UndoAnswerApiResponse, UndoAnswerApiArg>({
      query: (queryArg) => ({
        url: `/learn/session/${queryArg.id}/undo`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    acceptAnswer: build.mutation<AcceptAnswerApiResponse, AcceptAnswerApiArg>({
      query: (queryArg) => ({
        url: `/learn/session/${queryArg.id}/accept-answer`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    getLearnDetail: build.query<
      GetLearnDetailApiResponse,
      GetLearnDetailApiArg
    >({
      query: (queryArg) => ({
        url: `/learn/learn-detail/${queryArg.sessionId}/${queryArg.vocabularyId}`,
      }),
    }),
    listDue: build.query<ListDueApiResponse, ListDueApiArg>({
      query: (queryArg) => ({
        url: `/learn/due`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
    getForecast: build.query<GetForecastApiResponse, GetForecastApiArg>({
      query: (queryArg) => ({
        url: `/learn/forecast`,
        params: {
          days: queryArg.days,
        },
      }),
    }),
    listVocabularyOfCategory: build.query<
      ListVocabularyOfCategoryApiResponse,
      ListVocabularyOfCategoryApiArg
    >({
      query: (queryArg) => ({ url: `/learn/vocabulary/${queryArg.category}` }),
    }),
    findVocabularyByMessage: build.mutation<
      FindVocabularyByMessageApiResponse,
      FindVocabularyByMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/learn/chat`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getVacation: build.query<GetVacationApiResponse, GetVacationApiArg>({
      query: () => ({ url: `/learn/vacation` }),
    }),
    setVacation: build.mutation<SetVacationApiResponse, SetVacationApiArg>({
      query: (queryArg) => ({
        url: `/learn/vacation`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    getVocabularyHistory: build.query<
      GetVocabularyHistoryApiResponse,
      GetVocabularyHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/vocabulary/${queryArg.id}/history`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getWordHint: build.query<GetWordHintApiResponse, GetWordHintApiArg>({
      query: (queryArg) => ({
        url: `/learn/learn-detail/${queryArg.sessionId}/${queryArg.vocabularyId}/hint`,
      }),
    }),
    getStatsSummary: build.query<
      GetStatsSummaryApiResponse,
      GetStatsSummaryApiArg
    >({
      query: () => ({ url: `/stats/summary` }),
    }),
    getLearningStats: build.query<
      GetLearningStatsApiResponse,
      GetLearningStatsApiArg
    >({
      query: () => ({ url: `/stats/learning` }),
    }),
    listChatHistory: build.query<
      ListChatHistoryApiResponse,
      ListChatHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/chat/history`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    clearChatHistory: build.mutation<
      ClearChatHistoryApiResponse,
      ClearChatHistoryApiArg
    >({
      query: () => ({ url: `/chat/clear`, method: "DELETE" }),
    }),
    saveChatVocabulary: build.mutation<
      SaveChatVocabularyApiResponse,
      SaveChatVocabularyApiArg
    >({
      query: (queryArg) => ({
        url: `/chat/save-vocabulary`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/account/profile` }),
    }),
    updateProfile: build.mutation<
      UpdateProfileApiResponse,
      UpdateProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/account/profile`,
        method: "PATCH",
        body: queryArg.body,
      }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/account/password`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getSettings: build.query<GetSettingsApiResponse, GetSettingsApiArg>({
      query: () => ({ url: `/account/settings` }),
    }),
    updateSettings: build.mutation<
      UpdateSettingsApiResponse,
      UpdateSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/settings`,
        method: "PATCH",
        body: queryArg.body,
      }),
    }),
    listDevices: build.query<ListDevicesApiResponse, ListDevicesApiArg>({
      query: () => ({ url: `/account/devices` }),
    }),
    revokeDevice: build.mutation<RevokeDeviceApiResponse, RevokeDeviceApiArg>({
      query: (queryArg) => ({
        url: `/account/devices/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    deleteAccount: build.mutation<
      DeleteAccountApiResponse,
      DeleteAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/account`,
        method: "DELETE",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type SignInApiResponse =
  /** status 200 Default Response */ SessionAnswer;
export type SignInApiArg = {
  "x-time-zone"?: string;
  body: {
    email: string;
    password: string;
  };
};
export type SignUpApiResponse =
  /** status 200 Default Response */ SessionAnswer;
export type SignUpApiArg = {
  "x-time-zone"?: string;
  body: {
    firstName: string;
    lastName: string;
    countryId?: number | null;
    email: string;
    password: string;
    confirmPassword: string;
    from?: string | null;
  };
};
export type ForgotPasswordApiResponse =
  /** status 200 Default Response */ DoneAnswer;
export type ForgotPasswordApiArg = {
  body: {
    email: string;
  };
};
export type ResetPasswordApiResponse =
  /** status 200 Default Response */ DoneAnswer;
export type ResetPasswordApiArg = {
  body: {
    token: string;
    password: string;
    confirmPassword: string;
  };
};
export type VerifyEmailApiResponse =
  /** status 200 Default Response */ SessionAnswer | VerifiedElsewhere;
export type VerifyEmailApiArg = {
  body: {
    token: string;
  };
};
export type ListCountriesApiResponse =
  /** status 200 Default Response */ Country[];
export type ListCountriesApiArg = void;
export type GetDemoWordApiResponse =
  /** status 200 Default Response */ DemoWord;
export type GetDemoWordApiArg = {
  text: string;
};
export type GetDemoAudioApiResponse = /** status 200 Default Response */ {
  audio_url: string;
};
export type GetDemoAudioApiArg = {
  text: string;
  variant: "ja_word" | "ja_sentence";
};
export type ReportErrorApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type ReportErrorApiArg = {
  errorReport: ErrorReport;
};
export type ListMailboxApiResponse =
  /** status 200 Default Response */ MailboxAnswer;
export type ListMailboxApiArg = void;
export type CheckAuthApiResponse =
  /** status 200 Default Response */ UserAnswer;
export type CheckAuthApiArg = {
  "x-time-zone"?: string;
};
export type SignOutApiResponse = /** status 200 Default Response */ DoneAnswer;
export type SignOutApiArg = void;
export type ResendVerificationApiResponse =
  /** status 200 Default Response */ DoneAnswer;
export type ResendVerificationApiArg = {
  body: {
    from?: string | null;
  };
};
export type ListVocabularyApiResponse =
  /** status 200 Default Response */ VocabularyPage;
export type ListVocabularyApiArg = {
  search?: string;
  partOfSpeech?:
    | "noun"
    | "verb"
    | "i-adjective"
    | "na-adjective"
    | "adverb"
    | "pronoun"
    | "particle"
    | "conjunction"
    | "interjection"
    | "counter"
    | "prefix"
    | "suffix"
    | "expression"
    | "phrase"
    | "other";
  level?: "N5" | "N4" | "N3" | "N2" | "N1";
  sortBy?: "newest" | "oldest" | "alphabetical" | "updated";
  learned?: "all" | "learned" | "not_learned";
  userTopicId?: number;
  topicId?: number;
  page?: number;
  limit?: number;
};
export type ListChoosableVocabularyApiResponse =
  /** status 200 Default Response */ {
    vocabulary_ids: number[];
    tags: string[];
  };
export type ListChoosableVocabularyApiArg = {
  search?: string;
  partOfSpeech?:
    | "noun"
    | "verb"
    | "i-adjective"
    | "na-adjective"
    | "adverb"
    | "pronoun"
    | "particle"
    | "conjunction"
    | "interjection"
    | "counter"
    | "prefix"
    | "suffix"
    | "expression"
    | "phrase"
    | "other";
  level?: "N5" | "N4" | "N3" | "N2" | "N1";
  sortBy?: "newest" | "oldest" | "alphabetical" | "updated";
  learned?: "all" | "learned" | "not_learned";
  userTopicId?: number;
  topicId?: number;
};
export type ListTodaysVocabularyApiResponse =
  /** status 200 Default Response */ {
    vocabulary: VocabularyEntry[];
  };
export type ListTodaysVocabularyApiArg = void;
export type GetKanjiStrokesApiResponse = /** status 200 Default Response */ {
  strokes: Stroke[];
};
export type GetKanjiStrokesApiArg = {
  kanji: string;
};
export type GetVocabularyApiResponse = /** status 200 Default Response */ {
  vocabulary: VocabularyEntry;
  kanji: Kanji[];
  pieces: WordPiece[];
};
export type GetVocabularyApiArg = {
  id: number;
};
export type PatchVocabularyApiResponse = /** status 200 Default Response */ {
  vocabulary: VocabularyEntry;
};
export type PatchVocabularyApiArg = {
  id: number;
  vocabularyEntryPatch: VocabularyEntryPatch;
};
export type DeleteVocabularyApiResponse = /** status 200 Default Response */ {
  deleted_count: number;
};
export type DeleteVocabularyApiArg = {
  id: number;
};
export type GetVocabularyNeighborsApiResponse =
  /** status 200 Default Response */ VocabularyNeighbors;
export type GetVocabularyNeighborsApiArg = {
  search?: string;
  partOfSpeech?:
    | "noun"
    | "verb"
    | "i-adjective"
    | "na-adjective"
    | "adverb"
    | "pronoun"
    | "particle"
    | "conjunction"
    | "interjection"
    | "counter"
    | "prefix"
    | "suffix"
    | "expression"
    | "phrase"
    | "other";
  level?: "N5" | "N4" | "N3" | "N2" | "N1";
  sortBy?: "newest" | "oldest" | "alphabetical" | "updated";
  learned?: "all" | "learned" | "not_learned";
  userTopicId?: number;
  topicId?: number;
  id: number;
};
export type GetFurtherVocabularyApiResponse =
  /** status 200 Default Response */ {
    forms: WordForm[];
    related: RelatedWords[];
    pitch: PitchMora[] | null;
  };
export type GetFurtherVocabularyApiArg = {
  id: number;
};
export type GenerateVocabularyApiResponse = /** status 200 Default Response */ {
  generated_vocabulary: VocabularyEntry[];
};
export type GenerateVocabularyApiArg = {
  body: {
    input: string;
    type?: "word" | "phrase" | "category" | "topic";
    count?: number;
  };
};
export type SaveVocabularyApiResponse = /** status 200 Default Response */ {
  saved_count: number;
  vocabulary_ids: number[];
};
export type SaveVocabularyApiArg = {
  body: {
    vocabulary_ids: number[];
  };
};
export type CreateVocabularyApiResponse = /** status 200 Default Response */ {
  created_count: number;
  vocabulary_ids: number[];
};
export type CreateVocabularyApiArg = {
  "idempotency-key"?: string;
  body: {
    vocabulary: NewVocabularyEntry[];
  };
};
export type UpdateVocabularyStatusApiResponse =
  /** status 200 Default Response */ {
    updated_count: number;
  };
export type UpdateVocabularyStatusApiArg = {
  body: {
    vocabulary_ids: number[];
    status?: boolean;
  };
};
export type RegenerateVocabularyApiResponse =
  /** status 200 Default Response */ {
    vocabulary: VocabularyEntry;
    note?: string;
  };
export type RegenerateVocabularyApiArg = {
  body: {
    vocabulary_id: number;
    regenerate_type: "sentences" | "images";
  };
};
export type UndoRevisionApiResponse = /** status 200 Default Response */ {
  vocabulary: VocabularyEntry;
};
export type UndoRevisionApiArg = {
  body: {
    vocabulary_id: number;
    regenerate_type: "sentences" | "images";
  };
};
export type UpdateVocabularySentenceApiResponse =
  /** status 200 Default Response */ {
    vocabulary: VocabularyEntry;
    note?: string;
  };
export type UpdateVocabularySentenceApiArg = {
  body: {
    vocabulary_id: number;
    sentence_input: string;
    input_language: "en" | "ja";
    as_written?: boolean;
  };
};
export type UpdateVocabularyImageApiResponse =
  /** status 200 Default Response */ {
    vocabulary: VocabularyEntry;
    note?: string;
  };
export type UpdateVocabularyImageApiArg = {
  body: {
    vocabulary_id: number;
    image_prompt: string;
    image_type?: "word";
  };
};
export type MoveVocabularyApiResponse = /** status 200 Default Response */ {
  updated_count: number;
  user_topic_id: number;
  topic_id: number;
};
export type MoveVocabularyApiArg = {
  body: {
    vocabulary_ids: number[];
    user_topic: string;
    topic?: string;
  };
};
export type TagVocabularyApiResponse = /** status 200 Default Response */ {
  updated_count: number;
};
export type TagVocabularyApiArg = {
  body: {
    vocabulary_ids: number[];
    add?: string[];
    remove?: string[];
  };
};
export type DeleteManyVocabularyApiResponse =
  /** status 200 Default Response */ {
    deleted_count: number;
  };
export type DeleteManyVocabularyApiArg = {
  body: {
    vocabulary_ids: number[];
  };
};
export type RestoreVocabularyApiResponse = /** status 200 Default Response */ {
  restored_count: number;
};
export type RestoreVocabularyApiArg = {
  body: {
    vocabulary_ids: number[];
  };
};
export type ExportVocabularyApiResponse = /** status 200 Default Response */ {
  exportedAt: string;
  vocabulary: {
    id: number;
    en_word: string;
    ja_word: string;
    hiragana: string | null;
    katakana: string | null;
    kanji: string | null;
    romaji: string;
    part_of_speech: PartOfSpeech;
    level: Level | null;
    ja_sentence: string | null;
    ja_hiragana_sentence: string | null;
    romaji_sentence: string | null;
    en_sentence: string | null;
    word_image_url: string | null;
    word_image_alt: string | null;
    sentence_image_url: string | null;
    sentence_image_alt: string | null;
    word_audio_url: string | null;
    sentence_audio_url: string | null;
    word_audio_url_en: string | null;
    sentence_audio_url_en: string | null;
    tags: string[];
    alternatives: string[];
    blocked_answers: string[];
    notes: string | null;
    sources: {
      word?:
        | "dictionary"
        | "authored"
        | "composed"
        | "template"
        | "assistant"
        | "you"
        | "list"
        | "estimate";
      sentence?:
        | "dictionary"
        | "authored"
        | "composed"
        | "template"
        | "assistant"
        | "you"
        | "list"
        | "estimate";
      level?:
        | "dictionary"
        | "authored"
        | "composed"
        | "template"
        | "assistant"
        | "you"
        | "list"
        | "estimate";
    };
    checked: boolean;
    unchecked: CheckedField[];
    status: boolean;
    is_saved: boolean;
    learned: boolean;
    user_topic: string;
    user_topic_id: number;
    topic: string;
    topic_id: number;
    created_at: string;
    updated_at: string;
    state?: "new" | "learning" | "known";
    due_at?: string | null;
    reviews: {
      direction: "recall" | "recognition";
      id: number;
      ease: number;
      ivl: number;
      lastIvl: number;
      factor: number;
      time: number;
      type: number;
    }[];
  }[];
};
export type ExportVocabularyApiArg = {
  search?: string;
  partOfSpeech?:
    | "noun"
    | "verb"
    | "i-adjective"
    | "na-adjective"
    | "adverb"
    | "pronoun"
    | "particle"
    | "conjunction"
    | "interjection"
    | "counter"
    | "prefix"
    | "suffix"
    | "expression"
    | "phrase"
    | "other";
  level?: "N5" | "N4" | "N3" | "N2" | "N1";
  sortBy?: "newest" | "oldest" | "alphabetical" | "updated";
  learned?: "all" | "learned" | "not_learned";
  userTopicId?: number;
  topicId?: number;
  format: "csv" | "tsv" | "json" | "apkg";
  bom?: boolean;
};
export type ExportSelectedVocabularyApiResponse =
  /** status 200 Default Response */ {
    exportedAt: string;
    vocabulary: {
      id: number;
      en_word: string;
      ja_word: string;
      hiragana: string | null;
      katakana: string | null;
      kanji: string | null;
      romaji: string;
      part_of_speech: PartOfSpeech;
      level: Level | null;
      ja_sentence: string | null;
      ja_hiragana_sentence: string | null;
      romaji_sentence: string | null;
      en_sentence: string | null;
      word_image_url: string | null;
      word_image_alt: string | null;
      sentence_image_url: string | null;
      sentence_image_alt: string | null;
      word_audio_url: string | null;
      sentence_audio_url: string | null;
      word_audio_url_en: string | null;
      sentence_audio_url_en: string | null;
      tags: string[];
      alternatives: string[];
      blocked_answers: string[];
      notes: string | null;
      sources: {
        word?:
          | "dictionary"
          | "authored"
          | "composed"
          | "template"
          | "assistant"
          | "you"
          | "list"
          | "estimate";
        sentence?:
          | "dictionary"
          | "authored"
          | "composed"
          | "template"
          | "assistant"
          | "you"
          | "list"
          | "estimate";
        level?:
          | "dictionary"
          | "authored"
          | "composed"
          | "template"
          | "assistant"
          | "you"
          | "list"
          | "estimate";
      };
      checked: boolean;
      unchecked: CheckedField[];
      status: boolean;
      is_saved: boolean;
      learned: boolean;
      user_topic: string;
      user_topic_id: number;
      topic: string;
      topic_id: number;
      created_at: string;
      updated_at: string;
      state?: "new" | "learning" | "known";
      due_at?: string | null;
      reviews: {
        direction: "recall" | "recognition";
        id: number;
        ease: number;
        ivl: number;
        lastIvl: number;
        factor: number;
        time: number;
        type: number;
      }[];
    }[];
  };
export type ExportSelectedVocabularyApiArg = {
  body: {
    vocabulary_ids: number[];
    format: "csv" | "tsv" | "json" | "apkg";
    bom?: boolean;
  };
};
export type UploadVocabularyFileApiResponse =
  /** status 200 Default Response */ VocabularyImportPreview;
export type UploadVocabularyFileApiArg = {
  name?: string;
  brief?: boolean;
  body: Blob;
};
export type PreviewVocabularyImportApiResponse =
  /** status 200 Default Response */ VocabularyImportPreview;
export type PreviewVocabularyImportApiArg = {
  id: number;
  body: {
    targets?: ImportTarget[];
    user_topic?: string;
    topic?: string;
    fill?: boolean;
    has_header?: boolean;
    brief?: boolean;
  };
};
export type ImportVocabularyApiResponse = /** status 200 Default Response */ {
  import: VocabularyImport;
};
export type ImportVocabularyApiArg = {
  body: {
    targets?: ImportTarget[];
    user_topic?: string;
    topic?: string;
    fill?: boolean;
    has_header?: boolean;
    import_id: number;
  };
};
export type ListVocabularyImportsApiResponse =
  /** status 200 Default Response */ {
    imports: VocabularyImportSummary[];
  };
export type ListVocabularyImportsApiArg = void;
export type GetVocabularyImportApiResponse =
  /** status 200 Default Response */ {
    import: VocabularyImport;
  };
export type GetVocabularyImportApiArg = {
  id: number;
};
export type CancelVocabularyImportApiResponse =
  /** status 200 Default Response */ {
    import: VocabularyImport;
  };
export type CancelVocabularyImportApiArg = {
  id: number;
};
export type UploadVocabularyPhotoApiResponse =
  /** status 200 Default Response */ {
    vocabulary: VocabularyEntry;
  };
export type UploadVocabularyPhotoApiArg = {
  alt?: string;
  id: number;
  body: Blob;
};
export type GetVocabularyAudioApiResponse = /** status 200 Default Response */ {
  audio_url: string;
};
export type GetVocabularyAudioApiArg = {
  variant: "ja_word" | "en_word" | "ja_sentence" | "en_sentence";
  id: number;
};
export type ListNotesApiResponse = /** status 200 Default Response */ {
  success: true;
  notes: Note[];
};
export type ListNotesApiArg = {
  limit?: number;
  offset?: number;
  before?: number;
  ids?: number[];
};
export type CreateNoteApiResponse = /** status 200 Default Response */ {
  success: true;
  note: Note;
};
export type CreateNoteApiArg = {
  "idempotency-key"?: string;
  body: {
    content: string;
  };
};
export type UpdateNoteApiResponse = /** status 200 Default Response */ {
  success: true;
  note: Note;
};
export type UpdateNoteApiArg = {
  id: number;
  body: {
    content: string;
  };
};
export type DeleteNoteApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type DeleteNoteApiArg = {
  id: number;
};
export type RestoreNoteApiResponse = /** status 200 Default Response */ {
  success: true;
  note: Note;
};
export type RestoreNoteApiArg = {
  id: number;
};
export type RetryNoteApiResponse = /** status 200 Default Response */ {
  success: true;
  note: Note;
};
export type RetryNoteApiArg = {
  id: number;
};
export type ListNoteMeaningsApiResponse = /** status 200 Default Response */ {
  success: true;
  meanings: NoteMeaning[];
};
export type ListNoteMeaningsApiArg = {
  id: number;
};
export type AnswerNoteApiResponse = /** status 200 Default Response */ {
  success: true;
  note: Note;
};
export type AnswerNoteApiArg = {
  id: number;
  body: {
    question: number;
    choices: number[];
  };
};
export type ListDecksApiResponse = /** status 200 Default Response */ {
  decks: Deck[];
};
export type ListDecksApiArg = void;
export type GetDeckApiResponse = /** status 200 Default Response */ {
  deck: Deck;
  words: {
    ja_word: string;
    kana: string | null;
    en_word: string;
    known: boolean;
  }[];
};
export type GetDeckApiArg = {
  name: string;
};
export type AddDeckApiResponse = /** status 200 Default Response */ {
  created_count: number;
  vocabulary_ids: number[];
  user_topic_id: number;
};
export type AddDeckApiArg = {
  name: string;
  body: {
    from?: number;
  };
};
export type ListCollectionsApiResponse = /** status 200 Default Response */ {
  data: Collection[];
};
export type ListCollectionsApiArg = void;
export type CreateCollectionApiResponse = /** status 200 Default Response */ {
  data: Collection;
};
export type CreateCollectionApiArg = {
  body: {
    name: string;
  };
};
export type RenameCollectionApiResponse = /** status 200 Default Response */ {
  data: Collection;
};
export type RenameCollectionApiArg = {
  id: number;
  body: {
    name: string;
  };
};
export type DeleteCollectionApiResponse = /** status 200 Default Response */ {
  data: {
    id: number;
    movedWords: number;
    movedTo: number | null;
  };
};
export type DeleteCollectionApiArg = {
  id: number;
};
export type GetTopicTreeApiResponse = /** status 200 Default Response */ {
  data: TopicTree;
};
export type GetTopicTreeApiArg = {
  id: number;
};
export type ListVocabularyOfTopicApiResponse =
  /** status 200 Default Response */ {
    data: {
      vocabularyIds: number[];
    };
  };
export type ListVocabularyOfTopicApiArg = {
  topicId: number;
  subtopicId?: number;
  mode?: number;
};
export type ListVocabularyOfCollectionApiResponse =
  /** status 200 Default Response */ {
    data: {
      vocabularyIds: number[];
    };
  };
export type ListVocabularyOfCollectionApiArg = {
  mode?: number;
  id: number;
};
export type StartSessionApiResponse = /** status 200 Default Response */ {
  data: {
    id: number;
  };
};
export type StartSessionApiArg = {
  "idempotency-key"?: string;
  body: {
    vocabularyIds: number[];
    topic?: string | null;
    level?: string | null;
    mode?: number;
  };
};
export type StartRelearnSessionApiResponse =
  /** status 200 Default Response */ {
    data: {
      id: number;
    };
  };
export type StartRelearnSessionApiArg = {
  "idempotency-key"?: string;
  body: {
    vocabularyIds: number[];
    name?: string;
    type?: "review";
    mode?: number;
  };
};
export type GetSessionApiResponse = /** status 200 Default Response */ {
  data: LearningSession;
};
export type GetSessionApiArg = {
  id: number;
};
export type GetSessionProgressApiResponse = /** status 200 Default Response */ {
  data: SessionProgress;
};
export type GetSessionProgressApiArg = {
  id: number;
};
export type EndSessionApiResponse = /** status 200 Default Response */ {
  data: {
    id: number;
    mode: 0 | 1 | 2 | 3 | 4 | 12 | 13 | 14 | 15 | 11;
    name: string;
    type: string;
    topic: string | null;
    level: string | null;
    startedAt: string;
    endedAt: string | null;
  };
};
export type EndSessionApiArg = {
  id: number;
  "idempotency-key"?: string;
};
export type ListSessionsApiResponse = /** status 200 Default Response */ {
  data: LearningSessionSummary[];
};
export type ListSessionsApiArg = {
  limit?: number;
  offset?: number;
};
export type ListUnfinishedSessionsApiResponse =
  /** status 200 Default Response */ {
    data: LearningSessionSummary[];
  };
export type ListUnfinishedSessionsApiArg = {
  limit?: number;
  offset?: number;
};
export type CheckAnswerModeApiResponse = /** status 200 Default Response */ {
  data: AnswerResult;
};
export type CheckAnswerModeApiArg = {
  "idempotency-key"?: string;
  body: {
    userAnswer: string;
    vocabularyId: number;
    sessionId: number;
    again?: boolean;
  };
};
export type CheckAnswerApiResponse = /** status 200 Default Response */ {
  data: AnswerResult;
};
export type CheckAnswerApiArg = {
  body: {
    userAnswer: string;
    correctAnswer?: any;
    updateLearnedStatus?: any;
    type: "en" | "kana" | "kanji";
    vocabularyId: number;
  };
};
export type MarkReviewedApiResponse = /** status 200 Default Response */ {
  data: SessionItem;
};
export type MarkReviewedApiArg = {
  "idempotency-key"?: string;
  body: {
    sessionId: number;
    vocabularyId: number;
  };
};
export type SetLearnDetailStatusApiResponse =
  /** status 200 Default Response */ {
    data: SessionItem;
  };
export type SetLearnDetailStatusApiArg = {
  "idempotency-key"?: string;
  body: {
    sessionId: number;
    vocabularyId: number;
    status: number;
  };
};
export type UndoAnswerApiResponse = /** status 200 Default Response */ {
  data: SessionItem;
};
export type UndoAnswerApiArg = {
  id: number;
  "idempotency-key"?: string;
  body: {
    vocabularyId: number;
  };
};
export type AcceptAnswerApiResponse = /** status 200 Default Response */ {
  data: AnswerResult;
};
export type AcceptAnswerApiArg = {
  id: number;
  "idempotency-key"?: string;
  body: {
    vocabularyId: number;
  };
};
export type GetLearnDetailApiResponse = /** status 200 Default Response */ {
  data: SessionItem;
};
export type GetLearnDetailApiArg = {
  sessionId: number;
  vocabularyId: number;
};
export type ListDueApiResponse = /** status 200 Default Response */ {
  data: Sitting;
};
export type ListDueApiArg = {
  limit?: number;
};
export type GetForecastApiResponse = /** status 200 Default Response */ {
  data: {
    date: string;
    count: number;
  }[];
};
export type GetForecastApiArg = {
  days?: number;
};
export type ListVocabularyOfCategoryApiResponse =
  /** status 200 Default Response */ {
    data: FoundVocabulary;
  };
export type ListVocabularyOfCategoryApiArg = {
  category: string;
};
export type FindVocabularyByMessageApiResponse =
  /** status 200 Default Response */ {
    data: FoundVocabulary;
  };
export type FindVocabularyByMessageApiArg = {
  body: {
    message: string;
    mode?: number;
  };
};
export type GetVacationApiResponse = /** status 200 Default Response */ {
  data: Vacation;
};
export type GetVacationApiArg = void;
export type SetVacationApiResponse = /** status 200 Default Response */ {
  data: Vacation;
};
export type SetVacationApiArg = {
  body: {
    away: boolean;
  };
};
export type GetVocabularyHistoryApiResponse =
  /** status 200 Default Response */ {
    data: WordHistory;
  };
export type GetVocabularyHistoryApiArg = {
  limit?: number;
  offset?: number;
  id: number;
};
export type GetWordHintApiResponse = /** status 200 Default Response */ {
  data: WordHint;
};
export type GetWordHintApiArg = {
  sessionId: number;
  vocabularyId: number;
};
export type GetStatsSummaryApiResponse = /** status 200 Default Response */ {
  data: StatsSummary;
};
export type GetStatsSummaryApiArg = void;
export type GetLearningStatsApiResponse = /** status 200 Default Response */ {
  data: LearningStats;
};
export type GetLearningStatsApiArg = void;
export type ListChatHistoryApiResponse = /** status 200 Default Response */ {
  success: true;
  messages: ChatMessage[];
};
export type ListChatHistoryApiArg = {
  limit?: number;
  offset?: number;
};
export type ClearChatHistoryApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type ClearChatHistoryApiArg = void;
export type SaveChatVocabularyApiResponse = /** status 200 Default Response */ {
  success: true;
  vocabulary_ids: number[];
};
export type SaveChatVocabularyApiArg = {
  body: {
    vocabulary_items:
      | {
          en_word: string;
          [key: string]: any;
        }[]
      | {
          en_word: string;
          [key: string]: any;
        };
    chat_message_id: number;
    vocabulary_index: number;
  };
};
export type GetProfileApiResponse =
  /** status 200 Default Response */ UserAnswer;
export type GetProfileApiArg = void;
export type UpdateProfileApiResponse =
  /** status 200 Default Response */ UserAnswer;
export type UpdateProfileApiArg = {
  body: {
    firstName?: string;
    lastName?: string;
    countryId?: number | null;
  };
};
export type ChangePasswordApiResponse =
  /** status 200 Default Response */ DoneAnswer;
export type ChangePasswordApiArg = {
  body: {
    currentPassword: string;
    password: string;
    confirmPassword: string;
  };
};
export type GetSettingsApiResponse =
  /** status 200 Default Response */ AccountSettings;
export type GetSettingsApiArg = void;
export type UpdateSettingsApiResponse =
  /** status 200 Default Response */ AccountSettings;
export type UpdateSettingsApiArg = {
  body: {
    theme?: "light" | "dark" | "system";
    furigana?: boolean;
    furiganaOnHover?: boolean;
    romaji?: "auto" | "always" | "never";
    strictness?: "exact" | "standard" | "lenient";
    autoAdvance?: boolean;
    autoplay?: boolean;
    newPerDay?: number;
    reviewsPerDay?: number;
    sessionLength?: "5" | "10" | "20" | "all";
    assistantAtHome?: boolean;
    timeZone?: string;
    language?: "en" | "ja";
  };
};
export type ListDevicesApiResponse = /** status 200 Default Response */ {
  devices: Device[];
};
export type ListDevicesApiArg = void;
export type RevokeDeviceApiResponse =
  /** status 200 Default Response */ DoneAnswer;
export type RevokeDeviceApiArg = {
  id: number;
};
export type DeleteAccountApiResponse =
  /** status 200 Default Response */ DoneAnswer;
export type DeleteAccountApiArg = {
  body: {
    password: string;
  };
};
export type User = {
  id: number;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  countryId: number | null;
};
export type SessionAnswer = {
  user: User;
  token: string;
};
export type ApiErrorBody = {
  success: boolean;
  error: string;
  message: string;
  code:
    | "INVALID_INPUT"
    | "INVALID_CREDENTIALS"
    | "EMAIL_TAKEN"
    | "INVALID_TOKEN"
    | "EMAIL_ALREADY_VERIFIED"
    | "UNAUTHORIZED"
    | "EMAIL_UNVERIFIED"
    | "ACCOUNT_LOCKED"
    | "NOT_FOUND"
    | "GONE"
    | "METHOD_NOT_ALLOWED"
    | "TIMED_OUT"
    | "NAME_TAKEN"
    | "STATUS_FINAL"
    | "SESSION_ENDED"
    | "IDEMPOTENCY_MISMATCH"
    | "CONFLICT"
    | "TOO_LARGE"
    | "UNSUPPORTED_MEDIA_TYPE"
    | "OTHER_LANGUAGE"
    | "NOT_UNDERSTOOD"
    | "NOTHING_FOUND"
    | "RATE_LIMITED"
    | "SERVER_ERROR"
    | "SPEECH_UNAVAILABLE"
    | "PROVIDER_FAILED"
    | "UNAVAILABLE";
};
export type DoneAnswer = {
  success: true;
};
export type VerifiedElsewhere = {
  email: string;
  passwordToken: string;
};
export type Country = {
  id: number;
  name: string;
};
export type PartOfSpeech =
  | "noun"
  | "verb"
  | "i-adjective"
  | "na-adjective"
  | "adverb"
  | "pronoun"
  | "particle"
  | "conjunction"
  | "interjection"
  | "counter"
  | "prefix"
  | "suffix"
  | "expression"
  | "phrase"
  | "other";
export type Level = "N5" | "N4" | "N3" | "N2" | "N1";
export type DemoWord = {
  en_word: string;
  ja_word: string;
  hiragana: string | null;
  katakana: string | null;
  kanji: string | null;
  romaji: string;
  part_of_speech: PartOfSpeech;
  level: Level | null;
  ja_sentence: string | null;
  ja_hiragana_sentence: string | null;
  romaji_sentence: string | null;
  en_sentence: string | null;
  sounds: ("ja_word" | "ja_sentence")[];
};
export type ErrorReport = {
  error: string;
  where: string[];
  page: string;
  release: string | null;
  requestId: string | null;
};
export type MailboxMessage = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
};
export type MailboxAnswer = {
  messages: MailboxMessage[];
};
export type UserAnswer = {
  user: User;
};
export type CheckedField =
  | "hiragana"
  | "katakana"
  | "romaji"
  | "ja_sentence"
  | "ja_hiragana_sentence"
  | "romaji_sentence"
  | "en_sentence"
  | "kanji"
  | "part_of_speech"
  | "level";
export type VocabularyEntry = {
  id: number;
  en_word: string;
  ja_word: string;
  hiragana: string | null;
  katakana: string | null;
  kanji: string | null;
  romaji: string;
  part_of_speech: PartOfSpeech;
  level: Level | null;
  ja_sentence: string | null;
  ja_hiragana_sentence: string | null;
  romaji_sentence: string | null;
  en_sentence: string | null;
  word_image_url: string | null;
  word_image_alt: string | null;
  sentence_image_url: string | null;
  sentence_image_alt: string | null;
  word_audio_url: string | null;
  sentence_audio_url: string | null;
  word_audio_url_en: string | null;
  sentence_audio_url_en: string | null;
  tags: string[];
  alternatives: string[];
  blocked_answers: string[];
  notes: string | null;
  sources: {
    word?:
      | "dictionary"
      | "authored"
      | "composed"
      | "template"
      | "assistant"
      | "you"
      | "list"
      | "estimate";
    sentence?:
      | "dictionary"
      | "authored"
      | "composed"
      | "template"
      | "assistant"
      | "you"
      | "list"
      | "estimate";
    level?:
      | "dictionary"
      | "authored"
      | "composed"
      | "template"
      | "assistant"
      | "you"
      | "list"
      | "estimate";
  };
  checked: boolean;
  unchecked: CheckedField[];
  status: boolean;
  is_saved: boolean;
  learned: boolean;
  user_topic: string;
  user_topic_id: number;
  topic: string;
  topic_id: number;
  created_at: string;
  updated_at: string;
  state?: "new" | "learning" | "known";
  due_at?: string | null;
};
export type VocabularyPage = {
  vocabulary: VocabularyEntry[];
  pagination: {
    page: number;
    limit: number;
    total_count: number;
    total_pages: number;
  };
};
export type Stroke = {
  path: string;
  x: number;
  y: number;
};
export type Kanji = {
  kanji: string;
  meanings: string[];
  onyomi: string[];
  kunyomi: string[];
  strokes: number;
  grade: number | null;
  level: Level | null;
};
export type WordPiece = {
  id: number | null;
  ja_word: string;
  en_word: string;
};
export type VocabularyEntryPatch = {
  ja_word?: string | null;
  hiragana?: string | null;
  katakana?: string | null;
  kanji?: string | null;
  romaji?: string | null;
  part_of_speech?: PartOfSpeech;
  level?: Level | null;
  ja_sentence?: string | null;
  ja_hiragana_sentence?: string | null;
  romaji_sentence?: string | null;
  en_sentence?: string | null;
  tags?: string[];
  alternatives?: string[];
  blocked_answers?: string[];
  notes?: string | null;
  user_topic?: string;
  topic?: string;
  en_word?: string;
};
export type VocabularyNeighbors = {
  previous_id: number | null;
  next_id: number | null;
  position: number;
  total: number;
};
export type WordForm = {
  form:
    | "plain"
    | "polite"
    | "politePast"
    | "politeNegative"
    | "politePastNegative"
    | "te"
    | "past"
    | "negative"
    | "pastNegative"
    | "want"
    | "potential"
    | "volitional"
    | "conditional"
    | "tara"
    | "passive"
    | "causative"
    | "imperative"
    | "stem"
    | "adverb"
    | "attributive";
  written: string;
  kana: string;
};
export type RelatedWords = {
  kanji: string;
  words: WordPiece[];
};
export type PitchMora = {
  kana: string;
  high: boolean;
  drop: boolean;
};
export type NewVocabularyEntry = {
  ja_word?: string | null;
  hiragana?: string | null;
  katakana?: string | null;
  kanji?: string | null;
  romaji?: string | null;
  part_of_speech?: PartOfSpeech;
  level?: Level | null;
  ja_sentence?: string | null;
  ja_hiragana_sentence?: string | null;
  romaji_sentence?: string | null;
  en_sentence?: string | null;
  tags?: string[];
  alternatives?: string[];
  blocked_answers?: string[];
  notes?: string | null;
  user_topic?: string;
  topic?: string;
  en_word: string;
  status?: boolean;
};
export type ImportTarget =
  | "en_word"
  | "ja_word"
  | "kanji"
  | "hiragana"
  | "katakana"
  | "romaji"
  | "part_of_speech"
  | "level"
  | "ja_sentence"
  | "ja_hiragana_sentence"
  | "romaji_sentence"
  | "en_sentence"
  | "tags"
  | "alternatives"
  | "blocked_answers"
  | "notes"
  | "user_topic"
  | "topic"
  | "sources"
  | "unchecked"
  | "created_at"
  | "japanese"
  | "reading"
  | "deck"
  | "ignore";
export type ImportProblem = {
  row: number;
  code: "INVALID" | "DUPLICATE";
  message: string;
};
export type VocabularyImportPreview = {
  import_id: number;
  name: string;
  format: "csv" | "tsv" | "json" | "apkg";
  encoding: string | null;
  delimiter: string | null;
  has_header: boolean;
  notices: string[];
  columns: {
    name: string;
    target: ImportTarget;
  }[];
  fill: boolean;
  rows: number;
  checked: number;
  ready: number;
  duplicates: number;
  invalid: number;
  first_rows: {
    row: number;
    cells: string[];
    problem: string | null;
  }[];
  problems: ImportProblem[];
};
export type VocabularyImport = {
  id: number;
  name: string;
  status: "draft" | "running" | "done" | "cancelled" | "failed";
  rows: number;
  processed: number;
  created: number;
  duplicates: number;
  invalid: number;
  created_at: string;
  problems: ImportProblem[];
};
export type VocabularyImportSummary = {
  id: number;
  name: string;
  status: "draft" | "running" | "done" | "cancelled" | "failed";
  rows: number;
  processed: number;
  created: number;
  duplicates: number;
  invalid: number;
  created_at: string;
};
export type NoteWord = {
  id: number;
  en_word: string;
  ja_word: string;
  reading: string;
};
export type KeptWord = {
  id: number;
  en_word: string;
  ja_word: string;
  reading: string;
  because: "practised" | "changed" | "note" | "asked";
};
export type NoteCandidate = {
  en_word: string;
  ja_word: string;
  reading: string;
  romaji: string;
  label: string;
  part_of_speech: PartOfSpeech;
  register: ("plain" | "polite" | "formal") | null;
  level: Level | null;
  ja_sentence: string | null;
  en_sentence: string | null;
  picture_url: string | null;
};
export type NoteQuestion = {
  id: number;
  about: string;
  kind: "meaning" | "parts" | "spelling";
  vocabularyId: number | null;
  candidates: NoteCandidate[];
  chosen: number | null;
  more: number;
};
export type Note = {
  id: number;
  content: string;
  createdAt: string;
  isConverted: boolean;
  error: string | null;
  vocabularyIds: number[];
  words: NoteWord[];
  kept: KeptWord[];
  question: NoteQuestion | null;
  hasOtherMeanings: boolean;
  notFound: string[];
  pieces: WordPiece[];
};
export type NoteMeaning = {
  id: number;
  about: string;
  kind: "meaning" | "parts" | "spelling";
  vocabularyId: number | null;
  candidates: NoteCandidate[];
  chosen: number | null;
};
export type Deck = {
  name: string;
  title: string;
  words: number;
  known: number;
  first: {
    ja_word: string;
    kana: string | null;
    en_word: string;
  }[];
  next: {
    from: number;
    count: number;
  } | null;
};
export type Collection = {
  id: number;
  name: string;
  words: number;
  isDefault: boolean;
};
export type TopicTree = {
  userTopic: {
    id: number;
    name: string;
  };
  topics: {
    parent: {
      id: number;
      name: string;
    };
    words: number;
  }[];
};
export type SessionVocabulary = {
  id: number;
  enWord: string;
  jaWord: string;
  enSentence: string | null;
  jaSentence: string | null;
  jaHiraganaSentence?: string | null;
  romajiSentence?: string | null;
  hiragana: string | null;
  katakana: string | null;
  kanji: string | null;
  romaji: string;
  partOfSpeech:
    | "noun"
    | "verb"
    | "i-adjective"
    | "na-adjective"
    | "adverb"
    | "pronoun"
    | "particle"
    | "conjunction"
    | "interjection"
    | "counter"
    | "prefix"
    | "suffix"
    | "expression"
    | "phrase"
    | "other";
  wordImageUrl: string | null;
  sentenceImageUrl: string | null;
  sentenceImageAlt: string | null;
  topic: {
    name: string;
    userTopic: {
      name: string;
    };
  };
};
export type GivenAnswer = {
  typed: string;
  correctAnswer: string;
  verdict: "correct" | "incorrect";
  reason:
    | "exact"
    | "reading_ok"
    | "lookalike"
    | "inflection"
    | "typo"
    | "synonym"
    | "second_reading"
    | "other_spelling"
    | "polite_prefix"
    | "kin_polite"
    | "kin_plain"
    | "kana_wanted"
    | "dz_du"
    | "small_kana"
    | "particle"
    | "long_vowel"
    | "n_count"
    | "japanese_wanted"
    | "okurigana"
    | "english_wanted"
    | "pos"
    | "content_word"
    | "meaning_wanted"
    | "alternate"
    | "form_wanted"
    | "no_match"
    | "other_word"
    | "blocked"
    | "real_word"
    | "blank"
    | "too_long";
  matched: string | null;
};
export type ToldApart = {
  kind: boolean;
  usage: string | null;
  takesObject: boolean | null;
  register: ("own" | "polite" | "humble" | "casual") | null;
  meanings: string[];
  notMeant: string[];
};
export type SessionItem = {
  vocabularyId: number | null;
  mode: 1 | 2 | 3 | 4 | 12 | 13 | 14 | 15;
  status: 0 | 1 | 2 | 3;
  vocabulary: SessionVocabulary | null;
  answer: GivenAnswer | null;
  answeredAt: string | null;
  practised: boolean;
  isNew?: boolean;
  apart?: ToldApart;
  cloze?: {
    before: string;
    after: string;
    kana: number;
  };
  choices?: string[];
  order?: {
    frame: (string | null)[];
    pieces: string[];
  };
  due?: string;
};
export type LearningSession = {
  id: number;
  mode: 0 | 1 | 2 | 3 | 4 | 12 | 13 | 14 | 15 | 11;
  name: string;
  type: string;
  topic: string | null;
  level: string | null;
  startedAt: string;
  endedAt: string | null;
  learnDetails: SessionItem[];
};
export type SessionProgress = {
  total: number;
  answered: number;
  correct: number;
  incorrect: number;
  reviewed: number;
  percent: number;
};
export type LearningSessionSummary = {
  id: number;
  mode: 0 | 1 | 2 | 3 | 4 | 12 | 13 | 14 | 15 | 11;
  name: string;
  type: string;
  topic: string | null;
  level: string | null;
  startedAt: string;
  endedAt: string | null;
  progress: SessionProgress;
  learnDetails: {
    vocabularyId: number | null;
    status: 0 | 1 | 2 | 3;
  }[];
};
export type AnswerResult = {
  isCorrect: boolean;
  correctAnswer: string;
  verdict: "correct" | "retry" | "incorrect" | "rejected";
  reason:
    | "exact"
    | "reading_ok"
    | "lookalike"
    | "inflection"
    | "typo"
    | "synonym"
    | "second_reading"
    | "other_spelling"
    | "polite_prefix"
    | "kin_polite"
    | "kin_plain"
    | "kana_wanted"
    | "dz_du"
    | "small_kana"
    | "particle"
    | "long_vowel"
    | "n_count"
    | "japanese_wanted"
    | "okurigana"
    | "english_wanted"
    | "pos"
    | "content_word"
    | "meaning_wanted"
    | "alternate"
    | "form_wanted"
    | "no_match"
    | "other_word"
    | "blocked"
    | "real_word"
    | "blank"
    | "too_long";
  recorded: boolean;
  matched: string | null;
  hint: {
    moraCount: number;
    firstKana: string;
  } | null;
  other: {
    id: number;
    enWord: string;
    jaWord: string;
    reading: string | null;
  } | null;
};
export type Sitting = {
  vocabularyIds: number[];
  due: number;
  new: number;
  now: number;
  later: number;
  meet?: number;
  minutes?: number;
  next?: string | null;
  away?: string | null;
};
export type FoundVocabulary = {
  vocabulary: {
    id: number;
  }[];
  category: string;
  level: string;
};
export type Vacation = {
  since: string | null;
};
export type WordAnswer = {
  session_id: number;
  mode: 0 | 1 | 2 | 3 | 4 | 12 | 13 | 14 | 15 | 11;
  answered_at: string;
  verdict: "correct" | "incorrect" | "reviewed";
  typed: string | null;
  reason:
    | (
        | "exact"
        | "reading_ok"
        | "lookalike"
        | "inflection"
        | "typo"
        | "synonym"
        | "second_reading"
        | "other_spelling"
        | "polite_prefix"
        | "kin_polite"
        | "kin_plain"
        | "kana_wanted"
        | "dz_du"
        | "small_kana"
        | "particle"
        | "long_vowel"
        | "n_count"
        | "japanese_wanted"
        | "okurigana"
        | "english_wanted"
        | "pos"
        | "content_word"
        | "meaning_wanted"
        | "alternate"
        | "form_wanted"
        | "no_match"
        | "other_word"
        | "blocked"
        | "real_word"
        | "blank"
        | "too_long"
      )
    | null;
  retries: number;
};
export type WordHistory = {
  answers: WordAnswer[];
  counts: {
    total: number;
    correct: number;
    incorrect: number;
    reviewed: number;
  };
  next_due: string | null;
  memories: {
    direction: "recall" | "recognition";
    due: string;
    last_review: string;
    reps: number;
    lapses: number;
  }[];
};
export type WordHint = {
  meanings: string[];
  namesakes: {
    id: number;
    enWord: string;
    jaWord: string | null;
  }[];
};
export type StatsSummary = {
  level: "N5" | "N4" | "N3" | "N2" | "N1";
  streak: number;
  words: number;
  due: number;
  accuracy30: number;
  heatmap: {
    date: string;
    count: number;
  }[];
};
export type LearningStats = {
  days: {
    date: string;
    answers: number;
    correct: number;
    repeated: number;
    retained: number;
    seconds: number;
  }[];
  leeches: {
    id: number;
    enWord: string;
    jaWord: string;
    reading: string | null;
    direction: "recall" | "recognition";
    lapses: number;
    difficulty: number;
    confusedWith: {
      answer: string;
      count: number;
    }[];
  }[];
  hardest: {
    id: number;
    enWord: string;
    jaWord: string;
    reading: string | null;
    direction: "recall" | "recognition";
    lapses: number;
    difficulty: number;
  }[];
};
export type ChatCard = {
  id: number | null;
  en_word: string;
  ja_word: string;
  hiragana: string | null;
  katakana: string | null;
  kanji: string | null;
  romaji: string;
  part_of_speech: PartOfSpeech;
  level: Level | null;
  ja_sentence: string | null;
  ja_hiragana_sentence: string | null;
  romaji_sentence: string | null;
  en_sentence: string | null;
  word_image_url: string | null;
  word_image_alt: string | null;
  sentence_image_url: string | null;
  sentence_image_alt: string | null;
  word_audio_url: string | null;
  sentence_audio_url: string | null;
  word_audio_url_en: string | null;
  sentence_audio_url_en: string | null;
  tags: string[];
  alternatives: string[];
  blocked_answers: string[];
  notes: string | null;
  sources: {
    word?:
      | "dictionary"
      | "authored"
      | "composed"
      | "template"
      | "assistant"
      | "you"
      | "list"
      | "estimate";
    sentence?:
      | "dictionary"
      | "authored"
      | "composed"
      | "template"
      | "assistant"
      | "you"
      | "list"
      | "estimate";
    level?:
      | "dictionary"
      | "authored"
      | "composed"
      | "template"
      | "assistant"
      | "you"
      | "list"
      | "estimate";
  };
  checked: boolean;
  unchecked: CheckedField[];
  status: boolean;
  is_saved: boolean;
  learned: boolean;
  user_topic: string | null;
  topic: string | null;
  created_at: string | null;
  updated_at: string | null;
  state?: "new" | "learning" | "known";
  due_at?: string | null;
};
export type ChatMessage = {
  id: number;
  userId: number;
  type: "user" | "assistant";
  content: string;
  vocabularyData: ChatCard[];
  createdAt: string;
  updatedAt: string;
  action?:
    | {
        type: "save";
        vocabulary_ids: number[];
      }
    | {
        type: "practise";
        session_id: number;
      };
};
export type AccountSettings = {
  theme: "light" | "dark" | "system";
  furigana: boolean;
  furiganaOnHover?: boolean;
  romaji?: "auto" | "always" | "never";
  strictness: "exact" | "standard" | "lenient";
  autoAdvance: boolean;
  autoplay: boolean;
  newPerDay: number;
  reviewsPerDay: number;
  sessionLength?: "5" | "10" | "20" | "all";
  assistantAtHome?: boolean;
  timeZone: string;
  language: "en" | "ja";
  level?: "N5" | "N4" | "N3" | "N2" | "N1";
  assistantOutside?: boolean;
};
export type Device = {
  id: number;
  userAgent: string;
  address: string;
  createdAt: string;
  lastUsedAt: string;
  current: boolean;
};
export const {
  useSignInMutation,
  useSignUpMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useListCountriesQuery,
  useLazyListCountriesQuery,
  useGetDemoWordQuery,
  useLazyGetDemoWordQuery,
  useGetDemoAudioQuery,
  useLazyGetDemoAudioQuery,
  useReportErrorMutation,
  useListMailboxQuery,
  useLazyListMailboxQuery,
  useCheckAuthMutation,
  useSignOutMutation,
  useResendVerificationMutation,
  useListVocabularyQuery,
  useLazyListVocabularyQuery,
  useListChoosableVocabularyQuery,
  useLazyListChoosableVocabularyQuery,
  useListTodaysVocabularyQuery,
  useLazyListTodaysVocabularyQuery,
  useGetKanjiStrokesQuery,
  useLazyGetKanjiStrokesQuery,
  useGetVocabularyQuery,
  useLazyGetVocabularyQuery,
  usePatchVocabularyMutation,
  useDeleteVocabularyMutation,
  useGetVocabularyNeighborsQuery,
  useLazyGetVocabularyNeighborsQuery,
  useGetFurtherVocabularyQuery,
  useLazyGetFurtherVocabularyQuery,
  useGenerateVocabularyMutation,
  useSaveVocabularyMutation,
  useCreateVocabularyMutation,
  useUpdateVocabularyStatusMutation,
  useRegenerateVocabularyMutation,
  useUndoRevisionMutation,
  useUpdateVocabularySentenceMutation,
  useUpdateVocabularyImageMutation,
  useMoveVocabularyMutation,
  useTagVocabularyMutation,
  useDeleteManyVocabularyMutation,
  useRestoreVocabularyMutation,
  useExportVocabularyQuery,
  useLazyExportVocabularyQuery,
  useExportSelectedVocabularyMutation,
  useUploadVocabularyFileMutation,
  usePreviewVocabularyImportMutation,
  useImportVocabularyMutation,
  useListVocabularyImportsQuery,
  useLazyListVocabularyImportsQuery,
  useGetVocabularyImportQuery,
  useLazyGetVocabularyImportQuery,
  useCancelVocabularyImportMutation,
  useUploadVocabularyPhotoMutation,
  useGetVocabularyAudioQuery,
  useLazyGetVocabularyAudioQuery,
  useListNotesQuery,
  useLazyListNotesQuery,
  useCreateNoteMutation,
  useUpdateNoteMutation,
  useDeleteNoteMutation,
  useRestoreNoteMutation,
  useRetryNoteMutation,
  useListNoteMeaningsQuery,
  useLazyListNoteMeaningsQuery,
  useAnswerNoteMutation,
  useListDecksQuery,
  useLazyListDecksQuery,
  useGetDeckQuery,
  useLazyGetDeckQuery,
  useAddDeckMutation,
  useListCollectionsQuery,
  useLazyListCollectionsQuery,
  useCreateCollectionMutation,
  useRenameCollectionMutation,
  useDeleteCollectionMutation,
  useGetTopicTreeQuery,
  useLazyGetTopicTreeQuery,
  useListVocabularyOfTopicQuery,
  useLazyListVocabularyOfTopicQuery,
  useListVocabularyOfCollectionQuery,
  useLazyListVocabularyOfCollectionQuery,
  useStartSessionMutation,
  useStartRelearnSessionMutation,
  useGetSessionQuery,
  useLazyGetSessionQuery,
  useGetSessionProgressQuery,
  useLazyGetSessionProgressQuery,
  useEndSessionMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useListUnfinishedSessionsQuery,
  useLazyListUnfinishedSessionsQuery,
  useCheckAnswerModeMutation,
  useCheckAnswerMutation,
  useMarkReviewedMutation,
  useSetLearnDetailStatusMutation,
  useUndoAnswerMutation,
  useAcceptAnswerMutation,
  useGetLearnDetailQuery,
  useLazyGetLearnDetailQuery,
  useListDueQuery,
  useLazyListDueQuery,
  useGetForecastQuery,
  useLazyGetForecastQuery,
  useListVocabularyOfCategoryQuery,
  useLazyListVocabularyOfCategoryQuery,
  useFindVocabularyByMessageMutation,
  useGetVacationQuery,
  useLazyGetVacationQuery,
  useSetVacationMutation,
  useGetVocabularyHistoryQuery,
  useLazyGetVocabularyHistoryQuery,
  useGetWordHintQuery,
  useLazyGetWordHintQuery,
  useGetStatsSummaryQuery,
  useLazyGetStatsSummaryQuery,
  useGetLearningStatsQuery,
  useLazyGetLearningStatsQuery,
  useListChatHistoryQuery,
  useLazyListChatHistoryQuery,
  useClearChatHistoryMutation,
  useSaveChatVocabularyMutation,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useGetSettingsQuery,
  useLazyGetSettingsQuery,
  useUpdateSettingsMutation,
  useListDevicesQuery,
  useLazyListDevicesQuery,
  useRevokeDeviceMutation,
  useDeleteAccountMutation,
} = injectedRtkApi;
