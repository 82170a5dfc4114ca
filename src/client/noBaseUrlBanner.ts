/**
 * Takes the place of Docusaurus's banner about a wrong base URL. The settings switch it off, because it needs an inline
 * script; src/components/notices/StartupNotices.tsx says the same without one.
 */
export default function NoBaseUrlBanner(): null {
  return null;
}
