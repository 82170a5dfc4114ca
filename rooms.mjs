/**
 * What each room of src may import: itself and the rooms named here. Everything else would be an arrow back up.
 * A new room needs a line; eslint.config.mjs turns the table into rules.
 */
const build = [
  'site',
  'library',
  'upgrade',
  'markdown',
  'samples',
  'marks',
  'checks',
  'finish',
  'plugins',
];

export const rooms = {
  simulator: [],
  compiler: [],
  kit: ['simulator'],
  playground: ['simulator', 'compiler'],
  ...Object.fromEntries(build.map((room, index) => [room, build.slice(0, index)])),
  samples: [...build.slice(0, build.indexOf('samples')), 'compiler'],
  marks: [...build.slice(0, build.indexOf('marks')), 'simulator', 'playground'],
  plugins: [...build.slice(0, -1), 'simulator', 'kit', 'playground'],
  inline: ['site', 'client'],
  client: ['site', 'library'],
  components: ['site', 'library', 'upgrade', 'client', 'simulator', 'playground'],
  theme: ['site', 'library', 'client', 'components'],
  pages: ['site', 'library', 'components'],
};

/** The rule of a room: no path that leads into a room it may not import. */
function rulesOf(room, allowed) {
  const refused = Object.keys(rooms).filter((name) => name !== room && !allowed.includes(name));
  const message = `src/${room} may import ${allowed.map((name) => `src/${name}`).join(', ') || 'no other room'}; see ARCHITECTURE.md.`;
  const regex = `^(?:(?:\\.\\./)+|@site/src/)(?:${refused.join('|')})/`;
  return {'no-restricted-imports': ['error', {patterns: [{regex, message}]}]};
}

/** One configuration of eslint for each room; tests may import what they compare. */
export const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  files: [`src/${room}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: rulesOf(room, allowed),
}));
