/** Runs a script. One that fails says why, in a sentence without a stack, and ends with an error. */
export async function runScript(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
