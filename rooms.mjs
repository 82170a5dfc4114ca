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

/** Rooms that import nothing, and serve the rooms of the build from `samples` on. */
const tools = ['compiler', 'cache'];

export const rooms = {
  simulator: [],
  compiler: [],
  cache: [],
  kit: ['simulator'],
  playground: ['simulator', 'compiler'],
  ...Object.fromEntries(build.map((room, index) => [room, before(index)])),
  marks: [...before(build.indexOf('marks')), 'simulator', 'playground'],
  plugins: [...before(build.indexOf('plugins')), 'simulator', 'kit', 'playground'],
  inline: ['site', 'client'],
  client: ['site', 'library'],
  components: ['site', 'library', 'upgrade', 'client', 'simulator', 'playground'],
  theme: ['site', 'library', 'client', 'components'],
  pages: ['site', 'library', 'components'],
};

function before(index) {
  return [...build.slice(0, index), ...(index < build.indexOf('samples') ? [] : tools)];
}

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
