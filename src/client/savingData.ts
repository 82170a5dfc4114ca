/** Says whether the reader pays for every byte or waits long for it: then nothing is fetched ahead. */
export function isSavingData(): boolean {
  const {saveData, effectiveType} = Object(Reflect.get(navigator, 'connection'));
  return saveData === true || /2g/.test(String(effectiveType));
}
