import { expect, it } from 'vitest';
import { createClassNames } from '../../../scripts/vite/classNames.ts';

it('are short, the same in every build, and another for each file', () => {
  const card = createClassNames()('card', 'src/ui/Card.module.css');
  expect(card).toMatch(/^card_[\w-]{3}$/);
  const classNames = createClassNames();
  expect(classNames('card', 'src/ui/Card.module.css')).toBe(card);
  expect(classNames('card', 'src/ui/Card.module.css')).toBe(card);
  expect(classNames('card', 'src/ui/Other.module.css')).not.toBe(card);
});

it('end the build where two files would share one', () => {
  const classNames = createClassNames();
  const nameMany = () => {
    // Far more files than there are names.
    for (let file = 0; file < 64 ** 3 + 1; file += 1) classNames('card', `src/${String(file)}.module.css`);
  };
  expect(nameMany).toThrow(
    /^\.card has one name in src\/\d+\.module\.css and src\/\d+\.module\.css: rename one\.$/,
  );
});
