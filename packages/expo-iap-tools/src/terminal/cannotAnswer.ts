/** Why the command could not do what it was asked: a sentence for whoever asked, with what to do. */
export class CannotAnswer extends Error {}

/** What an error of the system means, in a few words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not do that';
  if (code === 'ENOENT') return 'it doesn’t exist';
  if (code === 'EISDIR') return 'it is a folder';
  return error instanceof Error ? error.message : String(error);
}
