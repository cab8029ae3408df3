/**
 * What the shell left out of the suite and why. The notice switches on the code; `detail` is for whoever operates the
 * suite.
 */
export type Problem =
  /** The page carries no registry: it was not served by the edge. */
  | { readonly code: 'registry-missing' }
  /** The registry is no JSON, or its frame is not the contract's: no remote is known. */
  | { readonly code: 'registry-broken'; readonly detail: string }
  /** One remote's row does not fit the contract; the others run. */
  | { readonly code: 'remote-broken'; readonly remote: string; readonly detail: string }
  /** Somebody else owns an address of the same shape. */
  | {
      readonly code: 'route-taken';
      readonly remote: string;
      readonly path: string;
      readonly owner: string;
    }
  /** A path that begins with a parameter would swallow every unknown address. */
  | { readonly code: 'route-greedy'; readonly remote: string; readonly path: string }
  /** Somebody else has a menu item, card or search of that id. */
  | { readonly code: 'item-taken'; readonly remote: string; readonly item: string; readonly owner: string }
  /** A menu item, card or search that leads to no route of the table. */
  | { readonly code: 'item-leads-nowhere'; readonly remote: string; readonly item: string };

/** Whether nothing but the shell itself is there. */
export const isFatal = ({ code }: Problem): boolean =>
  code === 'registry-missing' || code === 'registry-broken';

/** One line for the console. */
export function describeProblem(problem: Problem): string {
  switch (problem.code) {
    case 'registry-missing':
      return 'The page carries no registry, so the suite is only its shell.';
    case 'registry-broken':
      return `The registry cannot be read, so the suite is only its shell: ${problem.detail}`;
    case 'remote-broken':
      return `${problem.remote} is left out, its row in the registry is invalid: ${problem.detail}`;
    case 'route-taken':
      return `${problem.remote} may not have ${problem.path}: ${problem.owner} has an address of that shape.`;
    case 'route-greedy':
      return `${problem.remote} may not have ${problem.path}: it would swallow every unknown address.`;
    case 'item-taken':
      return `${problem.remote} may not add ${problem.item}: ${problem.owner} has one of that id.`;
    case 'item-leads-nowhere':
      return `${problem.remote} may not add ${problem.item}: it leads to no route.`;
  }
}
