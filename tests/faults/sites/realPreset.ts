import real from '../../../docusaurus.config.ts';

/** Returns the options that the real site gives to its preset, so that small sites are as strict. */
export function realPreset() {
  const options = real.presets[0]?.[1];
  if (typeof options === 'object') return options;
  throw new Error('docusaurus.config.ts has no preset: small sites take their options from it.');
}
