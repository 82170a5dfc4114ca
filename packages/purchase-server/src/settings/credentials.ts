import {readFileSync} from 'node:fs';

/** What is wrong with Google's key file; on Google Cloud there is none, and the server's own account is taken. */
export function credentialsProblem(file: string | undefined): readonly string[] {
  if (file === undefined) return [];
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isKey = typeof read === 'object' && read !== null && 'type' in read;
    return isKey
      ? []
      : ['GOOGLE_APPLICATION_CREDENTIALS is not the key file of a service account.'];
  } catch (error) {
    // A parser shows what it has read, and this is a private key.
    const why = error instanceof SyntaxError ? 'it is not JSON' : String(error);
    return [`GOOGLE_APPLICATION_CREDENTIALS cannot be read: ${why}.`];
  }
}
