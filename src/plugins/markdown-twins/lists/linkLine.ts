/** One entry of a list for machines: a link and what lies behind it. */
export function linkLine(title: string, address: string, description: string): string {
  // A bracket in a title would end the link too early.
  const safe = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${safe}](${address}): ${description}`;
}
