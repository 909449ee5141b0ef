import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that axe leaves out unless they are asked for: targets of 24 px, labels that say what is seen. */
const MORE_RULES = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'css-orientation-lock': { enabled: true },
  'td-has-header': { enabled: true },
};

type AxeOptions = Parameters<AxeBuilder['options']>[0];

interface Search {
  /** The part of the page to check; the whole page by default. */
  readonly within?: string;
  readonly options?: AxeOptions;
}

/** What axe finds on the shown page; what the chart provider shows inside its frames is not ours. */
export async function violationsOf(
  page: Page,
  { within, options = { rules: MORE_RULES } }: Search = {},
): Promise<string[]> {
  // To put axe into a page costs as much as to run it: a second look takes what the first has put there.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .exclude('iframe')
    .options({ ...options, resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  // Without it a second page is opened for every look, to join what was found in frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** What axe finds apart from the contrast of colours. */
export const structuralViolationsOf = (page: Page) =>
  violationsOf(page, { options: { rules: { ...MORE_RULES, 'color-contrast': { enabled: false } } } });
