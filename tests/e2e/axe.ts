import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test.ts';

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules that axe disables by default, such as targets of 24 px and accessible names that match the label. */
const MORE_RULES = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'css-orientation-lock': { enabled: true },
  'td-has-header': { enabled: true },
};

interface Search {
  /** Selector for the part to check; the whole page by default. */
  readonly within?: string;
  readonly rules?: axe.RuleObject;
}

/** Checks the current page, except the chart provider's frames. */
export async function violationsOf(
  page: Page,
  { within, rules = MORE_RULES }: Search = {},
): Promise<string[]> {
  // Injecting axe takes as long as running it, so later calls reuse it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([context, options]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [
      { exclude: ['iframe'], ...(within !== undefined && { include: [within] }) },
      { rules, resultTypes: ['violations'] },
    ] satisfies [axe.ElementContext, axe.RunOptions],
  );
}

export const structuralViolationsOf = (page: Page) =>
  violationsOf(page, { rules: { ...MORE_RULES, 'color-contrast': { enabled: false } } });

/** Expects axe to find nothing; checks colour contrast only on request, because that takes half its time. */
export async function expectNothingFound(page: Page, name: string, isWithContrast: boolean) {
  expect.soft(await (isWithContrast ? violationsOf(page) : structuralViolationsOf(page)), name).toEqual([]);
}
