/** Says what is wrong with the answer of a site; a refusal of robots does not prove that a page is gone. */
export function answerProblem(status: number): string | undefined {
  if (status === 404 || status === 410) return `returned ${status}: the page is gone.`;
  if (status >= 500) return `returned ${status}: the server failed.`;
  return undefined;
}
