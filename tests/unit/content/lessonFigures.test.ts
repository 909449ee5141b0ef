import { expect, it } from 'vitest';
import { drawdownPercent } from '@/domain/statistics';
import { pageWords, sectionsOf, wordsOf } from '../../support/content';

const lesson = (name: string) => ({ sections: [], ...pageWords.get(`pages/education/${name}`) });

it('states the largest fall of each account drawn in the lesson on losing runs', () => {
  const page = lesson('beginner/losingRuns');
  const accounts = sectionsOf(page, 'figure').flatMap(({ figure }) =>
    figure.kind === 'lineChart' ? figure.series : [],
  );
  const words = wordsOf(sectionsOf(page, 'prose'));
  expect(accounts).toHaveLength(2);
  for (const { values } of accounts) expect(words).toContain(`${drawdownPercent(values).toFixed(1)}%`);
});
