import { endpoints } from '../cache/endpoints';
import { signInAs, startClient } from '../testing/start-client';
import { applyEvent } from './apply-event';

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
  give(Response.json({ audio_url: '/api/media/audio/x.wav' }));
  applyEvent({ type: 'audio.ready', vocabularyId: 3, variant: 'ja_word' }, store.dispatch);
  await new Promise((resolve) => setTimeout(resolve, 0));
  applyEvent({ type: 'audio.ready', vocabularyId: 3, variant: 'ja_word' }, store.dispatch);
  await expect(asking).resolves.toEqual({ audio_url: '/api/media/audio/x.wav' });
});
