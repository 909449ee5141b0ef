let messages: string[] = [];

const textOf = (part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part));

/** Collects console errors and warnings from here on; they fail the test unless it retrieves them. */
export function startConsoleGuard(): void {
  messages = [];
  const collect = (...parts: unknown[]) => {
    messages.push(parts.map(textOf).join(' '));
  };
  console.error = collect;
  console.warn = collect;
}

/** Returns and clears the expected errors and warnings. */
export function takeConsoleMessages(): string[] {
  const taken = messages;
  messages = [];
  return taken;
}
