/** Returns the message of an error and of everything that caused it, outermost first. */
export function errorMessages(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (
    let current = error;
    current instanceof Error && !seen.has(current);
    current = current.cause
  ) {
    seen.add(current);
    messages.push(current.message);
  }
  return messages.length > 0 ? messages : [String(error)];
}
