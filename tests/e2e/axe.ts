import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that axe disables by default: targets of 24 px, and accessible names that match the visible label. */
const MORE_RULES = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'css-orientation-lock': { enabled: true },
  'td-has-header': { enabled: true },
};

type AxeOptions = Parameters<AxeBuilder['options']>[0];

interface Search {
  /** Selector of the part to check; the whole page by default. */
  readonly within?: string;
  readonly options?: AxeOptions;
}

/** Checks the current page, except the chart provider's frames. */
export async function violationsOf(
  page: Page,
  { within, options = { rules: MORE_RULES } }: Search = {},
): Promise<string[]> {
  // Injecting axe takes as long as running it, so later calls reuse it.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .exclude('iframe')
    .options({ ...options, resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  // Otherwise axe opens a second page on each run to merge the results of frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

export const structuralViolationsOf = (page: Page) =>
  violationsOf(page, { options: { rules: { ...MORE_RULES, 'color-contrast': { enabled: false } } } });
