import type {ReactNode} from 'react';

/** What a reader sees instead of a page that crashed: what happened, and a way to try again. */
export default function CrashMessage({
  error,
  tryAgain,
}: {
  error: Error;
  tryAgain: () => void;
}): ReactNode {
  return (
    <main className="text-page">
      <h1>This page crashed</h1>
      <p>This page failed to render. The rest of the site still works.</p>
      <pre tabIndex={0} role="region" aria-label="Error message">
        {errorMessages(error).join('\n\nCaused by: ')}
      </pre>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}

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
