import { expect, it } from 'vitest';
import { levelWords, sumQuestionWords, sumWords } from '@/content/sums/sumWords';
import { stepNames } from '@/content/sums/stepNames';
import { sign } from '@/domain/numbers/exact';
import { drawItem, SUM_FAMILIES, SUM_LEVELS } from '@/domain/sums/families';

const skills = SUM_FAMILIES.flatMap((family) => SUM_LEVELS.map((level) => ({ family, level })));

/** Enough items to include every kind of sum at a level. */
const itemsOf = (skill: (typeof skills)[number]) =>
  Array.from({ length: 60 }, (_, index) => drawItem('9f2c41aa', skill, index + 1));

it.each(skills)('has complete wording for $family at level $level', (skill) => {
  const { mistakes } = sumWords[skill.family];
  for (const item of itemsOf(skill)) {
    const { question } = sumQuestionWords(item);
    expect(question).not.toMatch(/[{}]|undefined|NaN/);
    expect(question, 'with whole cents').not.toMatch(/\$\d+\.\d(?!\d)/);
    expect(question.split(/[.?](?: |$)/).length - 1).toBeLessThanOrEqual(3);
    for (const { code } of item.mistakes) expect(mistakes).toHaveProperty(code);
    for (const { name } of item.steps) expect(stepNames).toHaveProperty(name);
    expect(levelWords(skill).sides ?? sign(item.answer)).not.toBe(-1);
  }
});
