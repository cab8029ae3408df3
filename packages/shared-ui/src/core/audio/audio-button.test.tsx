import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeAudio } from '../../../testing/fake-audio';
import { renderUi } from '../../../testing/render-ui';
import { AudioButton } from './audio-button';

const load = jest.fn<Promise<string>, []>();

beforeEach(() => {
  FakeAudio.install();
  load.mockReset().mockResolvedValue('/media/kasa.ogg');
});

const play = () => screen.getByRole('button', { name: 'Play Japanese word' });
const stop = () => screen.findByRole('button', { name: 'Stop Japanese word' });

const startPlaying = async () => {
  renderUi(<AudioButton sound="ja_word" load={load} />);
  await userEvent.click(play());
  return stop();
};

test('plays what it loads, and is idle again at the end', async () => {
  await startPlaying();
  expect(FakeAudio.last().src).toBe('/media/kasa.ogg');
  await act(async () => FakeAudio.last().tell('ended'));
  expect(play()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a press while playing stops and resets', async () => {
  await userEvent.click(await startPlaying());
  expect(FakeAudio.last()).toMatchObject({ playing: false, currentTime: 0 });
  expect(play()).toBeInTheDocument();
});

test('is busy while loading; a press then calls it off, and the late answer plays nothing', async () => {
  let answer: (url: string) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderUi(<AudioButton sound="ja_word" load={load} />);
  await userEvent.click(play());
  expect(play()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(play());
  expect(play()).not.toHaveAttribute('aria-busy');
  await act(async () => answer('/media/late.ogg'));
  expect(FakeAudio.made).toHaveLength(0);
});

test('says that it cannot be loaded, and can be tried again', async () => {
  load.mockRejectedValueOnce(new Error('503'));
  renderUi(<AudioButton sound="ja_word" load={load} />);
  await userEvent.click(play());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load audio');
  await userEvent.click(play());
  await stop();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says that it cannot be played', async () => {
  await startPlaying();
  await act(async () => FakeAudio.last().tell('error'));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to play audio');
});

test('plays by itself when asked, and stays silent where the browser wants a gesture first', async () => {
  FakeAudio.refusal = new DOMException('gesture', 'NotAllowedError');
  renderUi(<AudioButton sound="ja_word" load={load} autoPlay />);
  await act(async () => undefined);
  expect(FakeAudio.made).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(play());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to play audio');
});

test('one sound at a time: another button silences it', async () => {
  renderUi(
    <>
      <AudioButton sound="ja_word" load={load} />
      <AudioButton sound="en_word" load={async () => '/media/umbrella.ogg'} />
    </>,
  );
  await userEvent.click(play());
  await stop();
  await userEvent.click(screen.getByRole('button', { name: 'Play English word' }));
  expect(await screen.findByRole('button', { name: 'Stop English word' })).toBeInTheDocument();
  expect(play()).toBeInTheDocument();
  expect(FakeAudio.made.map(({ playing }) => playing)).toEqual([false, true]);
});

test('the last press is the one that is heard: an older one that is still loading is called off', async () => {
  let answer: (url: string) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderUi(
    <>
      <AudioButton sound="ja_word" load={load} />
      <AudioButton sound="en_word" load={async () => '/media/umbrella.ogg'} />
    </>,
  );
  await userEvent.click(play());
  await userEvent.click(screen.getByRole('button', { name: 'Play English word' }));
  expect(play()).not.toHaveAttribute('aria-busy');
  await act(async () => answer('/media/late.ogg'));
  expect(FakeAudio.made.map(({ src, playing }) => [src, playing])).toEqual([['/media/umbrella.ogg', true]]);
});

test('stops when it goes', async () => {
  const { unmount } = renderUi(<AudioButton sound="ja_word" load={load} />);
  await userEvent.click(play());
  await stop();
  unmount();
  expect(FakeAudio.last().playing).toBe(false);
});
