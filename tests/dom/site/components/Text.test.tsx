import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Text } from '@/site/components/Text';

it('prevents line breaks in ranges, timeframes and signed amounts', () => {
  const text = 'Risk 1-2% or 3–4%, between 08:00-17:00, on a 4-hour chart. It settled at −$37.63.';
  const { container } = render(
    <p>
      <Text of={text} />
    </p>,
  );
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((range) => range.textContent)).toEqual([
    '1-2%',
    '3–4%',
    '08:00-17:00,',
    '4-hour',
    '−$37.63',
  ]);
});
