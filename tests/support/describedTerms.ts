import { screen } from '@testing-library/react';

/** Visible terms with their descriptions. */
export function describedTerms(): Readonly<Record<string, string>> {
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    screen.getAllByRole('term').map(({ textContent }, index) => [textContent, texts[index] ?? '']),
  );
}
