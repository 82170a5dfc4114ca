/** Reads a file of the playground; fails when the host does not have it. */
export async function readPart(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (answer.ok) return answer;
  throw new Error(`${address} answers ${answer.status}.`);
}
