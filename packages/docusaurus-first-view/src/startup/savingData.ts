/** Says whether the reader asked to save data or the connection is slow. If so, nothing is prefetched. */
export function isSavingData(): boolean {
  const {saveData, effectiveType} = Object(Reflect.get(navigator, 'connection'));
  return saveData === true || /2g/.test(String(effectiveType));
}
