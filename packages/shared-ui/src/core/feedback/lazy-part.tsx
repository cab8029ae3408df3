import { useEffect, useState, type ComponentType } from 'react';

/** What the module of a page or part exports, as in a remote. */
export interface PartModule<Props extends object = object> {
  readonly Component: ComponentType<Props>;
}

interface LazyPartOptions<Props extends object> {
  readonly load: () => Promise<PartModule<Props>>;
  /** Has the shape of what comes. */
  readonly Pending: ComponentType;
  /** In its place when it could not be fetched. */
  readonly Failed: ComponentType<Props & { onRetry: () => void }>;
}

/**
 * A part of a page that is fetched when it is first shown. Unlike the router's own `lazy` and `React.lazy`, a
 * failed fetch is forgotten, so that "Try again" fetches again.
 */
export function lazyPart<Props extends object>({
  load,
  Pending,
  Failed,
}: LazyPartOptions<Props>): ComponentType<Props> {
  let loaded: PartModule<Props> | null = null;
  return function LazyPart(props) {
    const [part, setPart] = useState(loaded);
    const [attempt, setAttempt] = useState(0);
    const [failedAttempt, setFailedAttempt] = useState(-1);
    useEffect(() => {
      if (loaded) return;
      let wanted = true;
      load().then(
        (module) => {
          loaded = module;
          if (wanted) setPart(module);
        },
        () => {
          if (wanted) setFailedAttempt(attempt);
        },
      );
      return () => {
        wanted = false;
      };
    }, [attempt]);
    if (part) return <part.Component {...props} />;
    if (failedAttempt === attempt) return <Failed {...props} onRetry={() => setAttempt(attempt + 1)} />;
    return <Pending />;
  };
}
