import { localize } from '@kotoba/contracts';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { FailurePanel } from './failure-panel';
import type { LoadedScreen, ScreenLoader } from './remote-loader';
import { ScreenBoundary } from './screen-boundary';
import { ScreenSkeleton } from './screen-skeleton';
import { usePanelTexts } from './texts';
import { useRemoteScreen } from './use-remote-screen';

export interface RemoteScreenProps {
  loader: ScreenLoader;
  /** Folder name: `mfe-learn`. */
  remote: string;
  /** The route's pattern as its contribution writes it. */
  path: string;
}

/**
 * The screen of a remote: a skeleton while it comes, the screen, or the panel with "Try again". Whatever happens in it stays in it. The
 * caller's guard has already decided that the visitor may see it.
 */
export function RemoteScreen(props: RemoteScreenProps) {
  return <KeyedScreen key={`${props.remote} ${props.path}`} {...props} />;
}

function KeyedScreen({ loader, remote, path }: RemoteScreenProps) {
  const { state, retry, onShown, onCrashed } = useRemoteScreen(loader, { remote, path });
  const { t, language } = usePanelTexts();
  const frame = useRef<HTMLDivElement>(null);
  const title = loader.titleOf(remote, path);
  const area = title ? localize(title, language) : t('thisPart');
  const onRetry = () => {
    // The button goes away; without this the keyboard would start again at the top of the page.
    frame.current?.focus();
    retry();
  };
  const skeleton = <ScreenSkeleton area={area} />;
  return (
    <div ref={frame} tabIndex={-1} style={{ outline: 'none' }}>
      {state.status === 'loading' && skeleton}
      {state.status === 'failed' && <FailurePanel area={area} failure={state.failure} onRetry={onRetry} />}
      {state.status === 'ready' && (
        <ScreenBoundary key={state.attempt} onCrashed={onCrashed}>
          <Suspense fallback={skeleton}>
            <state.screen.Component />
            <Shown screen={state.screen} onShown={onShown} />
          </Suspense>
        </ScreenBoundary>
      )}
    </div>
  );
}

/** Tells that the screen beside it was rendered. Mounting the remote can throw, and counts as a part of its first rendering. */
function Shown({ screen, onShown }: { screen: LoadedScreen; onShown(): void }) {
  useLayoutEffect(() => {
    screen.mount();
    onShown();
  }, [screen, onShown]);
  return null;
}
