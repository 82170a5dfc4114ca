import type {Hunk} from 'expo-iap-tools/scan/edits';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Writes replaced lines as the code blocks of this site show them: taken away, then added. */
export function correctionHtml(hunks: readonly Hunk[]): string {
  return hunks
    .flatMap(({before, after}) => [
      ...before.map((line) => `<del class="line line--del">${escape(line)}\n</del>`),
      ...after.map((line) => `<ins class="line line--ins">${escape(line)}\n</ins>`),
    ])
    .join('');
}
