import { localize } from '@kotoba/contracts';
import {
  Suspense,
  startTransition,
  useLayoutEffect,
  useRef,
  Component,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
} from 'react';
import { SkeletonGroup, SkeletonList, SkeletonText, Button, Panel, Text } from '@kotoba/shared-ui/core';
import type { LoadedScreen, ScreenLoader } from './remote-loader';
import { usePanelTexts } from './texts';
import type { Failure } from './failure';
import { initialScreen, nextScreen, type ScreenState } from './screen-machine';

/** A heading and a list: near enough to every screen that little moves when it comes. */
function ScreenSkeleton({ area }: { area: string }) {
  const { t } = usePanelTexts();
  return (
    <SkeletonGroup label={t('loading', { area })}>
      <SkeletonText lines={2} />
      <SkeletonList rows={3} />
    </SkeletonGroup>
  );
}

interface Props {
  children: ReactNode;
  onCrashed(cause: unknown): void;
}

/** Keeps a remote's error away from the shell. It shows nothing itself; give it a new key for each attempt. */
class ScreenBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onCrashed(cause);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

interface FailurePanelProps {
  /** What the learner knows the missing screen as. */
  area: string;
  failure: Failure;
  onRetry(): void;
}

/** Stands where a remote's screen should be: what is missing, why, and the way on. Announced at once. */
function FailurePanel({ area, failure, onRetry }: FailurePanelProps) {
  const { t } = usePanelTexts();
  // A tab keeps the registry that it began with: trying again would find the same.
  const isDisabled = failure.code === 'disabled';
  return (
    <div role="alert">
      <Panel
        level={1}
        icon="warning"
        tone="yamabuki"
        align="center"
        title={t(isDisabled ? 'disabledTitle' : 'title', { area })}
        actions={
          !isDisabled && (
            <Button variant="primary" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )
        }
      >
        <Text tone="soft" align="center">
          {t(failure.code, { subject: '', has: '', needs: '', ...failure.misfit })}
        </Text>
      </Panel>
    </div>
  );
}

interface RemoteScreenControls {
  state: ScreenState;
  /** "Try again": fetches everything anew. */
  retry(): void;
  /** The screen was rendered. */
  onShown(): void;
  /** The screen threw while rendering. */
  onCrashed(cause: unknown): void;
}

/** Drives the loading of one screen. Give the component that uses it a key of remote and path. */
function useRemoteScreen(
  loader: ScreenLoader,
  { remote, path, drawnWith, atOnce }: Omit<RemoteScreenProps, 'loader'>,
): RemoteScreenControls {
  const [state, dispatch] = useReducer(nextScreen, null, () => initialScreen(loader.peek({ remote, path })));
  const { status, attempt, without } = state;
  /** The attempt that was shown. No state: a page that has just been drawn would be drawn a second time at once. */
  const shown = useRef<number>(null);
  const fresh = state.status === 'loading' && state.fresh;

  const settle = useEffectEvent(async (settled: Parameters<typeof dispatch>[0]) => {
    await drawnWith();
    if (atOnce) dispatch(settled);
    else startTransition(() => dispatch(settled));
  });
  useEffect(() => {
    if (status !== 'loading') return;
    void loader
      .load({ remote, path, fresh, without })
      .then((result) => settle({ type: 'settled', attempt, result }));
  }, [loader, remote, path, status, attempt, fresh, without]);

  const retry = useCallback(() => dispatch({ type: 'retry' }), []);
  const onShown = useCallback(() => {
    shown.current = attempt;
  }, [attempt]);
  const onCrashed = (cause: unknown) => {
    const failed = state.status === 'ready' ? state.screen.release : undefined;
    const { version, id: release } = failed ?? {};
    const failure: Failure = { ok: false, code: 'render', remote, version, release, cause };
    loader.report(failure);
    const hasAlternative =
      shown.current !== attempt &&
      failed !== undefined &&
      loader.hasAlternative(remote, [...without, failed.id]);
    dispatch({ type: 'crashed', attempt, failure, hasAlternative });
  };
  return { state, retry, onShown, onCrashed };
}

export interface RemoteScreenProps {
  loader: ScreenLoader;
  /** Folder name: `mfe-learn`. */
  remote: string;
  /** The route's pattern as its contribution writes it. */
  path: string;
  /**
   * What a page that has come waits for before it is drawn; never rejecting. What changes in the store while React draws
   * in pieces has it draw all once more.
   */
  drawnWith: () => Promise<unknown>;
  /** In one task, and not in pieces between which the browser does other things, which takes half as long again. */
  atOnce: boolean;
}

/**
 * The screen of a remote: a skeleton while it comes, the screen, or the panel with "Try again". Whatever happens in it
 * stays in it. The caller's guard has already decided that the visitor may see it.
 */
export function RemoteScreen(props: RemoteScreenProps) {
  return <KeyedScreen key={`${props.remote} ${props.path}`} {...props} />;
}

function KeyedScreen({ loader, ...request }: RemoteScreenProps) {
  const { remote, path } = request;
  const { state, retry, onShown, onCrashed } = useRemoteScreen(loader, request);
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

/**
 * Tells that the screen beside it was rendered. Mounting the remote can throw, and counts as a part of its first
 * rendering.
 */
function Shown({ screen, onShown }: { screen: LoadedScreen; onShown(): void }) {
  useLayoutEffect(() => {
    screen.mount();
    onShown();
  }, [screen, onShown]);
  return null;
}
