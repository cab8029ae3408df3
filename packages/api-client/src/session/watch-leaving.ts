/**
 * Notices that the browser begins to leave the page, which cuts calls that are under way. `stop` is the undo.
 */
export function watchLeaving(target: EventTarget = window): {
  readonly begun: () => boolean;
  readonly stop: () => void;
} {
  let begun = false;
  const begin = (): void => {
    begun = true;
  };
  const events = ['beforeunload', 'pagehide'];
  for (const event of events) target.addEventListener(event, begin);
  return {
    begun: () => begun,
    stop: () => events.forEach((event) => target.removeEventListener(event, begin)),
  };
}
