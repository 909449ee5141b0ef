import { screen } from '@testing-library/react';

/** The terms that are shown, each with what is said of it. */
export function describedTerms(): Readonly<Record<string, string>> {
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    screen.getAllByRole('term').map(({ textContent }, index) => [textContent, texts[index] ?? '']),
  );
}
