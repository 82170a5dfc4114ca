import {createPrivateKey, X509Certificate} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

type Files = {readonly key: string; readonly roots: readonly Buffer[]};

/** Reads Apple's key and root certificates, so that a wrong file is found at the start and not by the first purchase. */
export function readAppleFiles(set: NodeJS.ProcessEnv, problems: string[]): Files {
  return {
    key: set['APPLE_KEY_FILE'] === undefined ? '' : readKey(set['APPLE_KEY_FILE'], problems),
    roots: set['APPLE_ROOTS'] === undefined ? [] : readRoots(set['APPLE_ROOTS'], problems),
  };
}

function readKey(file: string, problems: string[]): string {
  try {
    const pem = readFileSync(file, 'utf8');
    if (createPrivateKey(pem).asymmetricKeyType === 'ec') return pem;
    problems.push('APPLE_KEY_FILE has another kind of key than those for in-app purchases (.p8).');
  } catch (error) {
    problems.push(`APPLE_KEY_FILE cannot be read: ${messageOf(error)}.`);
  }
  return '';
}

function readRoots(folder: string, problems: string[]): readonly Buffer[] {
  try {
    const files = readdirSync(folder).filter((file) => /\.(?:cer|der)$/.test(file));
    if (files.length === 0)
      problems.push(
        "APPLE_ROOTS has no .cer file: without Apple's root certificates every purchase on iOS looks forged.",
      );
    return files.flatMap((file) => readRoot(join(folder, file), problems) ?? []);
  } catch (error) {
    problems.push(`APPLE_ROOTS cannot be read: ${messageOf(error)}.`);
    return [];
  }
}

function readRoot(file: string, problems: string[]): Buffer | null {
  try {
    const bytes = readFileSync(file);
    if (new X509Certificate(bytes).ca) return bytes;
    problems.push(`APPLE_ROOTS: ${file} is no root certificate.`);
  } catch (error) {
    problems.push(`APPLE_ROOTS: ${file} is no certificate (${messageOf(error)}).`);
  }
  return null;
}

/** Without the contents of a file, which an error of the parser does not have. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
