import type { Release } from '@kotoba/contracts';
import { unmet } from '@kotoba/contracts/ranges';
import type { ShellRelease } from '@kotoba/contracts/shell-release';
import { HALF_A_FACT, type Surface } from '@kotoba/contracts/surface';

/** Something of the shared packages that a release uses and does not find as it knew it. */
export interface Misfit {
  /** `Button of @kotoba/shared-ui/core`, `the path learnToday`, `the contract`, `@kotoba/shared-ui`. */
  what: string;
  /** What is the matter with it there. */
  how: string;
  /** Where to look for the change. */
  symbol?: { request: string; name: string };
}

/**
 * What of `used` does not fit what is `given`. A release of a newer contract fits: the shell holds it back until the one
 * is live that it was built for.
 */
export function misfits(used: Surface, given: Surface): Misfit[] {
  if (used.contract > given.contract) return [];
  if (used.contract < given.contract)
    return [
      {
        what: 'the contract',
        how: `is ${given.contract}, not ${used.contract}`,
        symbol: { request: '@kotoba/contracts', name: 'CONTRACT_VERSION' },
      },
    ];
  return [...symbolMisfits(used, given), ...pathMisfits(used, given)];
}

/** Of which shared packages the shell has a version that the loader would refuse to run the remote with. */
export function versionMisfits({ shared }: Release, { provides = {} }: ShellRelease): Misfit[] {
  const found = unmet(shared, provides).map(({ request, has, needs }) => ({
    what: has === undefined ? request : packageOf(request),
    how: `is ${has ?? 'missing'}, and ${needs} is asked for`,
  }));
  // The parts of a package have its version.
  return [...new Map(found.map((misfit) => [misfit.what, misfit])).values()];
}

/** `@kotoba/shared-ui/core` → `@kotoba/shared-ui`, `react/jsx-runtime` → `react`. */
const packageOf = (request: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

function pathMisfits(used: Surface, given: Surface): Misfit[] {
  return Object.entries(used.paths)
    .filter(([name, pattern]) => given.paths[name] !== pattern)
    .map(([name, pattern]) => ({
      what: `the path ${name}`,
      how: given.paths[name] === undefined ? 'is gone' : `is ${given.paths[name]}, not ${pattern}`,
      symbol: { request: '@kotoba/contracts', name: 'routes' },
    }));
}

function symbolMisfits(used: Surface, given: Surface): Misfit[] {
  return Object.entries(used.symbols).flatMap(([request, symbols]) =>
    Object.entries(symbols).flatMap(([name, place]) => {
      const there = given.symbols[request]?.[name];
      const about = { what: `${name} of ${request}`, symbol: { request, name } };
      if (there === undefined) return [{ ...about, how: 'is gone' }];
      // What made the shapes decides what they look like, but not what is there.
      const fits = used.by !== given.by || shapeFits(used.shapes[place] ?? '', given.shapes[there] ?? '');
      return fits ? [] : [{ ...about, how: 'has changed' }];
    }),
  );
}

/** Whether something of the shape `given` can stand where `used` was: it gives no less, and asks for nothing new. */
function shapeFits(used: string, given: string): boolean {
  const [[gave, asked], [gives, asks]] = [factsOf(used), factsOf(given)];
  const known = new Set([...gave, ...asked].map((fact) => fact.slice(0, HALF_A_FACT)));
  const isNew = (fact: string) => known.has(fact.slice(0, HALF_A_FACT)) && !asked.has(fact);
  return [...gave].every((fact) => gives.has(fact)) && ![...asks].some(isNew);
}

function factsOf(shape: string): [gives: Set<string>, asks: Set<string>] {
  const fact = new RegExp(`.{${HALF_A_FACT * 2}}`, 'g');
  const [gives = '', asks = ''] = shape.split('.');
  return [new Set(gives.match(fact)), new Set(asks.match(fact))];
}
