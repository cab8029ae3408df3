import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { visitGallery, type Shown } from './gallery';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** A sample is a piece of a page: it has no h1 and no landmarks of its own. */
const rules = { 'page-has-heading-one': { enabled: false }, region: { enabled: false } };
const faults: string[] = [];

const isAll = process.env.TESTS === 'all';
/** Both schemes and both widths are there. */
const TWO_LOOKS = [
  { scheme: 'light', width: 1200 },
  { scheme: 'dark', width: 360 },
] as const;

async function check({ page, name, scheme, width }: Shown): Promise<void> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (options) =>
      (
        window as unknown as { axe: { run(page: Document, options: RunOptions): Promise<AxeResults> } }
      ).axe.run(document, options),
    { rules },
  );
  for (const { id, help, nodes } of violations) {
    faults.push(`${name}, ${scheme}, ${width} px: ${id} (${help})\n    ${nodes[0]?.html.slice(0, 200)}`);
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (beyond > 0) faults.push(`${name}, ${scheme}, ${width} px: scrolls sideways by ${beyond} px`);
}

async function main(): Promise<void> {
  await visitGallery(check, isAll ? {} : { looks: TWO_LOOKS });

  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  } else {
    console.log(
      `Every sample passes axe ${isAll ? 'in both schemes at 360 and 1200 px' : 'light at 1200 px and dark at 360 px'}.`,
    );
  }
}

void main();
