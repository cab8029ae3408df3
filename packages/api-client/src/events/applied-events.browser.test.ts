import { endpoints } from '../cache/endpoints';
import { signInAs, startClient } from '../testing/start-client';
import { api } from '../api';
import { tagsOf } from './live-updates';

const { getVocabularyAudio } = endpoints.endpoints;

test('the event of a new recording leaves the answer alone that is on its way', async () => {
  let give: (response: Response) => void = () => {};
  const { store } = startClient(() => new Promise((resolve) => (give = resolve)));
  signInAs(store);
  const asking = store
    .dispatch(
      getVocabularyAudio.initiate({ id: 3, variant: 'ja_word' }, { subscribe: false, forceRefetch: true }),
    )
    .unwrap();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const hear = () =>
    store.dispatch(
      api.util.invalidateTags([...tagsOf({ type: 'audio.ready', vocabularyId: 3, variant: 'ja_word' })]),
    );
  give(Response.json({ audio_url: '/api/media/audio/x.wav' }));
  hear();
  await new Promise((resolve) => setTimeout(resolve, 0));
  hear();
  await expect(asking).resolves.toEqual({ audio_url: '/api/media/audio/x.wav' });
});
