/** Where the check of samples keeps its report and what the compiler found, from the repository's root. */
export const SAMPLES_FOLDER = '.cache/samples';
