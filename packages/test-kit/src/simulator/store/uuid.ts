/** Whether `UUID(uuidString:)` of Swift takes a text: four hyphens, small or capital letters. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
