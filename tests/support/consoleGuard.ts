let messages: string[] = [];

const textOf = (part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part));

/** From here on, errors and warnings are collected instead of printed, and fail the test unless it takes them. */
export function startConsoleGuard(): void {
  messages = [];
  const collect = (...parts: unknown[]) => {
    messages.push(parts.map(textOf).join(' '));
  };
  console.error = collect;
  console.warn = collect;
}

/** The errors and warnings since the last call: how a test says that it expects them. */
export function takeConsoleMessages(): string[] {
  const taken = messages;
  messages = [];
  return taken;
}
