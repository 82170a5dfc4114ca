import {createHash} from 'node:crypto';

/** Collects the texts of files by their path. */
export class MadeFiles {
  private readonly texts = new Map<string, string>();

  /** Adds a file whose name never changes, and returns its path. */
  add(file: string, text: string): string {
    this.texts.set(file, text);
    return file;
  }

  /** Adds a script or data under a name that changes with the text, and returns its path. */
  addHashed(name: string, ending: string, text: string): string {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    return this.add(`assets/play/${name}.${hash}.${ending}`, text);
  }

  files(): Record<string, string> {
    return Object.fromEntries(this.texts);
  }
}
