/** Writes a name so that case, the spelling of "canceled" and old prefixes of Play do not matter. */
export function canonical(name: string): string {
  return name
    .toUpperCase()
    .replace(/^BILLING_RESPONSE_RESULT_/, '')
    .replaceAll('CANCELLED', 'CANCELED');
}

/** A canonical name without the mark of the library's codes. */
export function bare(name: string): string {
  return name.replace(/^E_/, '');
}

/** The words of a name, for comparing with prose: `SKErrorPaymentCancelled` is "payment canceled". */
export function phraseOf(name: string): string {
  return name
    .replace(/^(?:E_|SKError)/, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replaceAll('cancelled', 'canceled');
}

/** Text in which only words are left, with a space at both ends. */
export function wordsIn(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .replaceAll('cancelled', 'canceled');
  return ` ${words.trim()} `;
}
